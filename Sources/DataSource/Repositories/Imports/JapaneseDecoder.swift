// Shift_JIS with the characters that Windows adds (CP932), which spreadsheets in Japan write.
struct JapaneseDecoder {
    private var lead: UInt8?

    // Returns UTF-8, with U+FFFD for unknown characters.
    mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
        var text = [UInt8]()
        text.reserveCapacity(bytes.count * 3 / 2)
        for byte in bytes {
            if let first = lead {
                lead = nil
                Self.append(Self.character(first, byte) ?? 0xFFFD, to: &text)
            } else if Self.isLead(byte) {
                lead = byte
            } else {
                Self.append(Self.character(byte) ?? 0xFFFD, to: &text)
            }
        }
        return text
    }

    // True if these bytes cannot be anything else: other texts have hardly any kana by chance, and an
    // unknown table of frequent kanji is one. Else their kanji tell: no letter comes before one, and a
    // Western character with an accent has a letter beside it.
    static func fits(_ bytes: [UInt8], isTableKnown: Bool) -> Bool {
        // The last character may be cut.
        let whole = bytes.dropLast(bytes.reversed().prefix { $0 >= 0x80 }.count)
        guard !bytes.contains(0), String(validating: whole, as: UTF8.self) == nil else {
            return false
        }
        var (kana, kanji, western, frequent, pairs, singles) = (0, 0, 0, 0, 0, 0)
        var (lead, last) = (UInt8?.none, UInt8(0))
        var run = [UInt8]()
        for byte in bytes {
            if let first = lead {
                lead = nil
                guard let character = character(first, byte) else { return false }
                pairs += 1
                if first < 0xA0 { frequent += 1 }
                if (0x3041...0x30F6).contains(character) {
                    kana += 1
                } else if isLetter(last) || first >= 0xE0 && isLetter(byte) {
                    western += 1
                } else if byte >= 0x80 || notWestern.contains(first) {
                    kanji += 1
                }
                last = first
                continue
            }
            if (0xA0...0xDF).contains(byte) {
                guard character(byte) != nil else { return false }
                run.append(byte)
                singles += 1
                if isKana(run) { kana += 2 }
                continue
            }
            if !run.isEmpty, !isKana(run) { western += 1 }
            if !run.isEmpty { last = run[run.count - 1] }
            run = []
            if isLead(byte) {
                lead = byte
            } else if byte >= 0x80 {
                return false
            } else {
                last = byte
            }
        }
        guard frequent * 2 >= pairs, isTableKnown || singles <= pairs * 2 else { return false }
        return kana >= 2 || kanji > 0 && western == 0 || !isTableKnown && pairs > 0
    }

    // No character of Windows-1252, or ‰ and the like.
    private static let notWestern: Set<UInt8> = [0x81, 0x88, 0x89, 0x8D, 0x8F, 0x90, 0x9D]

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) && byte < 0x80
    }

    // In Western texts, so many capitals with accents rarely follow each other, nor a ß after them.
    private static func isKana(_ run: [UInt8]) -> Bool {
        guard run.count == 3 else { return run.count > 3 }
        let isVoiced = (0xB6...0xC4).contains(run[1]) || (0xCA...0xCE).contains(run[1])
        return isVoiced && (0xDE...0xDF).contains(run[2])
    }

    private static func isLead(_ byte: UInt8) -> Bool {
        (0x81...0x9F).contains(byte) || (0xE0...0xFC).contains(byte)
    }

    // ASCII, and katakana of half a width.
    private static func character(_ byte: UInt8) -> UInt16? {
        switch byte {
        case 0..<0x80: UInt16(byte)
        case 0xA1...0xDF: 0xFF61 + UInt16(byte - 0xA1)
        default: nil
        }
    }

    private static func character(_ lead: UInt8, _ trail: UInt8) -> UInt16? {
        guard (0x40...0xFC).contains(trail), trail != 0x7F else { return nil }
        let row = Int(lead) - (lead < 0xA0 ? 0x81 : 0xC1)
        let place = row * 188 + Int(trail) - (trail < 0x7F ? 0x40 : 0x41)
        guard table.indices.contains(place), table[place] > 0 else { return nil }
        return table[place]
    }

    private static func append(_ character: UInt16, to text: inout [UInt8]) {
        guard let scalar = Unicode.Scalar(character) else { return }
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }

    private static let table: [UInt16] = {
        var packed: [UInt8]? = fromBase64(packedTable)
        var inflater = Inflater { () throws(ArchiveFault) in
            defer { packed = nil }
            return packed ?? []
        }
        let bytes = (try? inflater.next()) ?? []
        let half = bytes.count / 2
        return zip(bytes[..<half], bytes[half...]).reduce(into: []) { cells, bytes in
            cells.append((cells.last ?? 0) &+ (UInt16(bytes.0) << 8 | UInt16(bytes.1)))
        }
    }()

    private static func fromBase64(_ text: StaticString) -> [UInt8] {
        let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var values = [UInt32](repeating: 0, count: 128)
        for (value, sign) in signs.enumerated() { values[Int(sign)] = UInt32(value) }
        var (bytes, bits, count) = ([UInt8](), UInt32(0), 0)
        for place in 0..<text.utf8CodeUnitCount {
            bits = bits << 6 | values[Int(text.utf8Start[place])]
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
        return bytes
    }

    // Characters of the cells of all rows: each as its difference to the one before, first all high
    // bytes and then all low ones, deflated, in base64.
    private static let packedTable: StaticString = """
        7XwHfFRF2++ZOf1s79n0TkghDULvHQEhVGmCoNgApagUAUFERBClWhAVFSmKtNB7J0Ag9BJKes+m7CbZcubOSSDZRX2/\
        997f/b7f772XSbI7e2bOzFP+z/95zlkOcQSRRsRfJggUT1wRgSi9IwL5PyYIogw9IIjgjECE8IcHRDyeSRBxxNN2mQAE\
        IYbcJ0LwGRS6G4An4Zl1s0EYfkNSk1azq8rxQWVaw6lEMP6TJmQ0fM4Iwm8ZHjNEaQ5Rt8LTkSDEIFRLPJL2CLtLeDRE\
        EP/Fgf+t8Tji/3pL+29d3W0D8h/Gnf/m+L9u1H9lPcffzf8XJ3jMD3syFz05AzWgoP7lLvG8/ee10H+JtgeJT7371NH1\
        Tr/4ZDzRSVi0JZoncAAIlT6ZJ3GIO2v8B7b+DNXuiBzakqrE6lxSqPYXzRdLlc5aMVqbTfid8ZankxQJYkBanjSbgQQB\
        cUBRkKUIiiQgSUGaOOEg+Ah1/g3BEFTAIfMeCAhA0q2vaylsM3AIsQalmj3UO+NaJF+cJxrNpsO1ZjbwWE1npthwANAU\
        QwC8JgtJv0IacndZEHwmEnLXCl00AJAEJMHhFfFKAkVAAQgHFQx3nyUYaXd8mpzXIXBYZbwkowNz+XuAlCvkfim0Q/IR\
        KZ1PEH7FgMDrkDRehK1zI0mmJpEEU3ZeQauhnKBoARK7iTYXAV4WD+NzYFIqpCAFGJpWANtpgnGwgOIoQU5Cnk2PLrmi\
        9pcdo1wCBUhEsjRQ4R0kNU4CeTMi1VRGiInXskgBCgRhoJgj/fcaQMyVgqa8ApzoccEb1NyIq7gDoGAjCFk1BNKG+Ae/\
        AsnEBH5FNM5wmCqlMQAYgOUHEvxA/kWaAwZI5IQoeDyWgr2Bj0qzsB1JEfcRqFQQBE9m+pOZTaXVCB6AXQDbERuNwYZm\
        OEjcDtQdQkALA0vKWu7mwmj+SB1ZsiSgATYUSWJLQETkyx9zkl4yL2y/+0LQLsl+gGh6k6iTBttIOgDxO0PQPHa8DBsN\
        7IaCACuw9lX665BiWqTTBEdLs/FSgIInOhzEZgsgKEEmI4i9qrC00Buy5sxe3yYXEGsqj6wusoXmFBkLoo6CeMqqgida\
        WKT9KOCbBRgpBIk6lWm2bneMEJLErzydo5CnqKAs/Gq+N4AyDJb7eXguNg1GQb2kNOAkLelansMLSDYF1E5ICIQSH+Up\
        lpDtxcvBOjeQJGQoXlZNkJAiKQyF7bjSAIjG1uEAT2lxPBzqt7MeL6A+yWA31PuyvtUdB0/6dQexH+s7sD4hYXvAOjfn\
        eNepBPfg+RhlvlC1E4sRYpKB6w5tZSHR+rbvvegUrg4KFIIEzbK01y4sD9ZHoFhSy1svs1QJIgwlWCcSYihAGPQIG73Y\
        xFAMe5BSeylO0x1OaEzXOHtg2A4IVVgyLQGMNxIf3hIJnpVsZNY8DDsby90ry4MkJ0U4Rg4DOew39iJBZSEJoVhdDM86\
        5XAP2oQ6FxAsI+khdep5kuBhepYUttjomERctGRUHOtQdj/hWLQmQ3ex7V4aY4WgFARjutzUdt3kfSeihkwT2Ka3ZSwJ\
        ZSSw8UchL+NBAAHKbpOghGYZCjuJYeUktxcSLMvozEedeEdQoQGCXIpBHEc47CVjErT9MH6TQ7wLLeiI4zTUyijxnvlR\
        EntUwWtI1rRXwWAzSbI/SgDMfkKNA8ASAPL8CfosoGlAJJAHnvq2LhjrXPekhkF14AOgPnAlbIAnXifrDFFHWhhW0oQU\
        JB3ByIEYTBBjCFICw4CToPN5BjJyCFhlKXexAkc9DZ5ogeezEmowy2HOxSEI6L0EjkrSnBfG0QzIUilqTzvbnSIZmqMY\
        muRYvD+ZEX4Cx3k4f5EE3nqxIrequiKYthRh5NF1XsKCShIAmrwdJwWSFOyX9YzhLMSjQC0hH4ckUXhHjUvgJhaglOdS\
        NB4kuHqwklgSZMdYqdKDOiNj+fA5CP8wKaQZPIqgSMcdiBGJII/3qjMXR8ntyh14spMmCa8CwqaoRxAANhlBw/tNMGCx\
        OSWmqmMUHHkpLBdIsuTROgdSTAA8Ko+7Y7rR4py2Gq9HNj0iEDq/C9hugPbOiyaJPRwZel8KP0zmQINthcHLcK5dNB1s\
        ZOgrABMHI3EiZRDu+dRcbnEROTqj803u++rvhOQ2vRR4EsNTRkAaG56VCIBgSO6kdA4JeMPpJg9ZnAl4ioY0z2fW0gQv\
        KyC4W743CTmF4UaZJUGYKwypAtxxTEfMEwaAddkLQh4zD14VUzWk9qh1Fpr1YuDNIjURTmZ6n1M5mJyAmibWGsMNJg/A\
        4KrH7WV/SrZocxZb4il5UKQc+xejX0pphOIStgPPUgbybq5ARRLwKBYVqtQ2E+RvP/Al6aADGDU4/zGA4RQ83jybuCur\
        gYxFOlsCKKwDmgQJRTU2Pigx4oVxbF9PqAOtFJjYsY4DWAesNyeQDCmHFzqlyAkFhfUoY00ZMC+itLJTzu0WD3JpHJcB\
        JHtIG3W25TEnmUjnVMbejMuuzjCGcTcyFTDuZOtK+jaTDznYdq/ARObwKDOiVCwGJFAIV9VlvCioFFgYRa3rFgVDM2js\
        gMww0piilLRQOZRICY+wUEGwwHwxka+trhDlqSShoikeQ5gUbnJQThupXU2dJGUvqwyuIu53us/68Lvjsry82f2gmWqf\
        VEUIjJSlcSgADme4MuPDcOICdhqQA1zt0XQ9ezOExLPYONh12H5XtddlJEtxkAs4p70THHYqGDofEAZaf7ucCK7Vn1IJ\
        EFOMCsB0SkPxalQODfsEnGZ9Cdkl1R0p9wKrXHIF5hmKY6Tsgf+I/XrGiDGXqogtIs6TCpHTsiyRXU4KmSFNUzBmOEKZ\
        H0IQ5svelwCUwMvltlQTuT77WD94J0xhu86ZeYgrrKNYtlb7EtSn5ByvY4pu0xwOATV7EVc/mAil/CdREA5ziqWlSkMK\
        cZytSQJDDEglTl1JB/KjSCwqhunhbgdckJZDGQVNx8xiMeNQeF0NLdEHk/uxmagCfVVITvOLzS/mAlJJ0SFHmwVu1ykI\
        Q5q2+Qm/xygqz2hlbgeXye4xJkAHMKnlqBoSGrUZCoe8nJkmPWFmT9NeN4GaxVFCXTS0vG0p6nGS8Vafk/l6HXaQrFmh\
        ueR1T+bHURR3xU95Ecl4PXXajq3IQoncCUYqjbC9MZvSlqtWQmxHcfsUDuwEqRAhpKKPlgiTwmmAgecANreWKNFw4IGv\
        XrypZhSHaV5BGQgSDwk46IEWFyfovI7lH2oyvIGUrczZoX9qqMBzBHSRAg9pWkopNEcDChyISid1DAUVCmzOG1kGlU+K\
        xHEyqKN5lVSQEmepXMLfdBMABa5AICUjj/dMo30BfxAXzZwkH+YEimD4Y/3ustrq01SLR0FVD5mkP1G/UgfKogVu7r9f\
        v79c5vah/YnE+w2f0dMrGoJ4el+k7lVKzWLD9Wz9jRDUeIKxADUOPL1sbrgEbrhGkv5wDShVVHbkfkcDPb3Sbp7qeaMD\
        uV9YSwu1RycbBnvsf3LfJcPtQh3ZaUIEDTvUvUR4H9YJme5SuV+eN765KUigp6Zo0AH9w+V9/Qyf7KdXd546I7dbN/Vn\
        i6BRb+SmrJvhEKErbvADQoSHqPVNZam/u/QAuQ1YCf7pqo3iu3sWee7T0ASru5job+591IlRrpS6LrLBYESD3+st5A4a\
        RDy7kQee6v46HXXf1GM2Qn9z1+uJsqgBHg3uQU+urIkGOZ7OQ+4/njMabNWA50bHPFXGTVGp65fZCKG/WAm5Q7peGuh6\
        CqVGzDyV2w1VbnePxKc3FRpQX/eDN3ZBTzjUTVOXNdou/K6HADhmEZLiFrkjnGiEp/ux+nt8aY1W8xSTcO9JSj0DWISg\
        iDxC4KmiyGO/hl8CucmFiAoF4eFbJMneKLanC+vPkUIONXoIf6yTX1YVk+6hFvKgk6cSJ1xyZ55nzf3k1ycbeWJBUt19\
        qic+PJVyY4d6U2BXuFnS/QzCE6yeJndnZA9LNJCwB93+VVtPQn26VEYIaggFIup6I8e4iU64w+GvCyF37m5kGPcIcReX\
        +AvXNgLtHyVu7GLKa4zxxhhDzyaRutpXBG7gaqRk9wMNMd94W96de56sWz/YcB4yFD4rnLuHPDf1ICVPI7lnCE/CdfNK\
        fb/umw13iHrkmcbs5EbdDco2Mq77HOlHU+qWYP+GwdzzB36RVTWMeuW5xxHhSdd1R67EemKJMBSiRnH+QqDoGb4nPCIX\
        eUrpofczRILc9HdLi8hjHVRPseBp8Llz1dOpT7ICcqsDPOCO3LD7FJDnWnrwDSLqwt09lP8OI+5LSABvkAB5xBjhbl7P\
        KHLLzx44c9vzn74+Qm54R25YItzt5s5o8spnLPpPX049Mc+NSORu3KcaaEs8UvpfqMNdCvRMDngGDciDMwl3mHkI41a4\
        un+on8DUepjqarNn4hE9Qy9u3mtczj1XuunjliFQg6EJD1WkvF7fBc+UYXfD3KFGEM/Sp7u/6zLoX4jwaf9gt2e4+klj\
        azL90DMc9CwZ/xV+HpbxvFZAf8HsX5fxOPg3u7mzYIPVPH33bB3TKMszSck9eIm/IrSG/bvQuBXxV2EIYp8mPDsjYPnz\
        r8b+n2pzBQFVXAi0wsjrNaXPJJl/AO2vI+qqa2n4J2JMQ81BmHOfdL8bTxANN/HdwgZ4Hlj5dv3HrybXD385ZcWUZypX\
        9yLJM2o+fV/qfTLz2bgEUm/hh/fqvpWeTxDz5s8D+IWYu/DJlFmfNqwzfel0YtkTqaasqJfv7VVvEWuIN9YQnoVnY/WB\
        Jq6rC7qJ69zjCkwgvmu0xDji+3EbGgIIoFEb8aGgxm9P/zbdP2/P2/P2vD1vz9vz9v9jC/qbi0mpVkgsJcCo53Xa/1Cd\
        9h/WABBgSQCgMr8BXp+/vuaXUUfABvDq3QgArGYHigk+2/ICqgQkKAIyEA794VbwtNnhz+GB4V0PwV5gr1EpvrMAXMkM\
        uA9CRZIyLn4ZnaFQLbqHdEiG5t2aLwI4v6RxV46cDRxgE7r15HMTcMACo0lX44zARZMs9IhyL7A95JGXDVyvPxpFdxRd\
        KWB1H9wv03hqom6QLO9JPIB/amfqxjv/4/iv/3L0/7hNahT2R/Df0YQnq3/57ACsfxv2ZHzHP4y3/LcgU2/oYsM/inHV\
        c35c3UHfnH+cv8NjOhQozsmpa9TcaSjHXTnuqm+oalXcA51VJxx5TvT/gW3s37i9pKG3tneqMipVdT/Rh0kxu7iA8nEA\
        WECLjJefnD37J1i9d/BCaeoSwHZH6KbqApnFL52NfnivCtz8j7bMd7NK2n00UnE5etCm5iNadjs3s9OL36+adSWyxdaZ\
        k0dd+XSJV3r04OU75p05sSas64Btm7uvj+Fuxo3bWLFnddDSnV2uvzBkw6Cw4yPUba6pmmnKd6yx28b/rI3tF4p8vDNq\
        a3u3UMaNVOev6lVKhy8uGTNswRuRFcVmV9CWU4ff27XrxQObRh++cWNW5+3XNM0PJiVM+iT38Jv0stO1AY7HI5dE3A+4\
        87m//p0uCR+9kDpk1ifd57x5YsbIM+cdx/oP+j71eouWPqMedYhzLbuVtPpmZkqGNWdJz7fUfxbV/Di3/Fj4z16y2xPz\
        J6THvOjN7LRGWVIM3msm7huWGj/3hcjIptM+yF7Z9/15HV6/8nab0Ka9Mrfc7nyC7n/C9uJ5x9vz4y0d37w8ucuRN7iw\
        Pmdr77cpixv8FakafGn4emJ8snfMgw6f+7TQ7G4Xf2FUWqcZ1IdpytsLnQv39toR2+rrdYUp5Tdc/S5cAf0WyQa3HJas\
        i7o258WLFz7b0/xK2OGwgD6/Jkwsi/wz7ZI9K3r6+MNB62i/hFaXVfoNKw79Ku+6lo2c022k3+IpCzZ1M1CpM/546/XU\
        iKqf5p/rd+D3860M5od3LnURNScnD7EEVi7TZ2y0TOoSmDKgK7VZMT7q4lf9Thy8OGdq/+C+62Xtt9V+e3V18mvwvM96\
        4nD6ku9ODhl4OrpZN9fClfzKgW/3f6085ZXk47vb+d98w/7bZsprb//hm5p9kJSijVnQZ//k917VRhfTce+uXjqt1Qht\
        9usfTR/72cZCZWu2za1tPvwvu/uToIyOf2/77EVjLo15+/itMUN1OUF+O9tUvAeiIK8ge2wu9B9OrikZMLj42s6F+rPx\
        3QLG742YO8+7ul+75fPKdLse3V1H9B+XcWf7kPVHB7nOm6Dwy8ZuyReco6d3+H2z/M3qAWzV45Lej0T76pce+3zSdMXr\
        XzbVLwre/5FzUKLq7uEfz2iCy0F5F/7TBPLa1UG3jgzstzNwY7uFbUeSa/1mNDV6b1g3of2d3wZ8MeJu4H1LVk5p15KO\
        pkNR3V63nW22r4dj3hbF4NgFuSOFleszl5+3fKml7x15NXWU/txW64yqWd2rztuHiofvrJt7a+WyA3M0ijc3zbIXlnRS\
        jWk97sUVP2z7SJzdFljLRxtELu9iEz/mmvnyW/duJ77pSgxJ9O7+Xe9mrtnnBt67xScMheqPZCa/cW3sL3ROW3W2846Z\
        u99rviq145nJq4fkXPsxTNdj0ITSbXBj228j7IYDi0dc3uq8fPi3zftWdRwfOKCv5lJwwWfWEV9ZVLu6tiyYOvX0xB+L\
        My4nPv5tw9nw6SO+U77cqzrxgx4PXm1+/aU9M9u/8T6n+P7uF/179H532MefVT+edn71aOv+7MHfJa2e0Wf/ak3PoJ+2\
        5fT66vypCO+WuuX56gGR4qjSr199pbTzrsLix1+kX1TEDPz80bu//2ba16rnsrKIoz3eO/CLfuXeLyK3v7/lqnNx9kvT\
        i3Slw9ev+w496oNe637wiL28Rv1ITBro2tN0W4/CiJhByqg9p82rkqgPWgZp3x9bvvGczBX+yh2DJW6a746BJ9mN/fd3\
        frjFsnCeqWRmepO9W4SdsSt6X0sTV4/xKmXarLuXY1u8L3rPuEdfLdh8quC6ZelbE8Sk9Ct3Sr1+//mlrBn3Opmb7jfN\
        GX8gY8q5Lt/uPJn70svV/du32t5tzumVq5fsmDb4btU3sd/8rta5mi+XvS9b5JPwbkq0f/ZB6B004mboFzZn8uwzky4M\
        P7kpZWD3X7WfX52UFTTypfV34yMXt2yddTa7y0LvNzde/sZ4aZV23qOWIQN7df7O94dP9vYCO+K+8QWnv5g/6PUjXZv8\
        4hxTlDtw6NyZA3nIv8kMXaGih+0oWkEH9eZCPzQuvvjRi9mFnce2GfXzhKWW+DVfje6054h+TbSfV0Dph2dOeH3zsXOq\
        aGzd6c6Y19YNNS5rPd5aOvWwZciBHq9rTgplgUuGTQxxTK99b9Rnrs3Xk82H5XeXPv7o242/Z8zs8slrHT/t9+dFB7Hi\
        XcvarZG72C5T3w9QhWgOHfxe2Lel9Ygv90wJ7r1x4edDb0UOWZGuPcS9n/Za11fYBCZx5b0r25I3d/jENtffGJ++euq2\
        8j9+LYhtsXXI3NB+P036/VDWum8UC4IqWyXPOMbGLarZM3V7h6VT5owfQZRf/Gnfh3P7jEm/uH7o6qHtizt8vqb9iikO\
        v64v68/2DnpjfNDqOemHllTE9t/dLOadMek/+k86N7bJQpSUXRG1oeVuMcHvyhifufQwOBiNnpeC5vdasm9J6MkYNvzo\
        2eXDjE1+7DautP+d/WfUbzQ5NEfrqy4sjPO68vNY1bd9LZdO56v0Azpe2Prl25GLbIfPVXd/5ZrXxh3Xop13jZcWv71v\
        8dt06r5uj/qt1m0gu8lmdVP3eFxya8UL4ydPDyz6eELUrhrtj3OHfhtVkFpeatkxZG9Mr2ajBhKcoiU97ujv2X2iyztf\
        69EirV+iNWhJ+zbbNRVotHLUgbMXS274jD4+wDptScAfY1/O6Pb6ylnJneBBzYIl9IUzn2a/P6WgsMWCFaOPv1DUx5C7\
        KnzwJ6Exk40r1w+f1vfO5p+3vlxyelPPjHl7qhfKT+l+yeipog6/Mzy5+6Jjbwb59V8ZlNS7Q8CXswdm5xNtTncUe/tt\
        nrwpY2nWo6/WB03rbis6vfP9qUfi13fu2Om3nT17FWzLemv5D0Xx9mUtCPHRnau1PyrNl0duuf/ewg+8+kRMarpozcMv\
        e7If3ph4MHtM2i8ztibdmvbZynkr1vZ/vaDV2aLNPwxrXnkkusuEVct+CJ85ZsJPFfNSB50ICx6yO4E+fXrEBGWTggG3\
        De84Zw75nuiVHJSo7kahDuNWx99Z1y19ZkgNWBt9/aWlizaky8SPvz2ayMyOtHU5XyUXRu8lf7NyLW3yr6vnr05QqV9M\
        GNmk1XDfgozCUWGl3seHjlm7ZJdxm/XuxzdGVA/fEH45L73Dez3ajsw8t377jD7BV03JA6Y94udRs2L/vH7HnLbP8knu\
        8gq/w9sVX3Q9Njht56LPDnxy8qNPApre2Lr/xS/PsN59LEmfV+YoBqwJuWt5a1SNqI1thXpe8d5z2mvwkvmlU0KPFX9d\
        WVr+9YG2pZ9tf+1VsguTZJ0GHbtM4Mf+Eyu65hpWGHOG7T7eI+34DzOjTqtk1ZGlfoPCx0bvGtrty4dLb39gCV+ojAp/\
        tfSo2j6xw8SSosPHfODGzRn9o8Gs4mlb2zW5MZqyJq2NS8jpVpPrzOpZua0Zo4SnHn4YFzPul3fuDBx9fdHvX/QLTn5l\
        ZsvBm35esj7bFvXxnzMm/3F+xnb/1EefECWhr1lsCnrghS0DO63aGnhl/1fRr+s3mVK5F9q+dn/k17PGgrizxDlLZB90\
        sluP5b9FvOk6uK8rP9ecPCQ9Y9/YNt+dW1C4fN6U4A7jTd80nd6idcfyC9sG+wxpf2PtrYOjiNQQ9doDr5j6pnstt59Z\
        PXDu/LdnnD/QYX5QuvfMqcLY29vi2lwzJ+tP7GjVbP3uE3t+Dpi6pc0NRecir8GDUJtJPim3ZidfkHu1rt1146VHRrVX\
        4KjoKNvMrOTi81VjVn8LXpsxcQ889sUScfjniUd3l8qLjizuKyxIRI9+yHiQM6svdzstN2fjvLcnqksnT2vuY5nTs9Yw\
        eLCsd/uc8qnzzQXHknuN9N+aP3avzx8/mbyHNlvcterLqo9V+3ujDnP6ttky/etlr7/z5VWvH0fZpr3+6RxbzHvDj2x+\
        vODenE63jr264GvbDsP09UyAqWvCholDZnw0Zthr/s51ww7/ZF362+IR59cf/CUF7fj62xeqg++sp+7eDskcnHh1WdgW\
        YA9YdHJnzwlp5z+ddnXP7JSr69O8Q1Bw4FmfycsTtz5Ytfjee73n7/uhYKTXsum6HweWD487dbpFh0l9lx4M7XE/hqXu\
        7c7LHDtrQe7QghFjPny5RFtkXKNzdluYfDp038hJA7RNqobuaLpv2NrIiOieW4O35rcdH/LWlNRPx28Z9OvGhUkjJqHm\
        9Pg9XWbu7nX88fA1sZ8kD4m286+s+WztuIUd9ctSu13e+HmYnV3QfWW4NWX2vBa8MWZCSuuYrguWLWmje9Xr5i+DvinX\
        f3hp4YbwcnbTz8Nezqkd0fVCWvIm9MHIoZvWzTUf2frv1+9yijawNEOSehhJ5gZ86vgIXx9DJUl6oWroNLCqCi/twJtR\
        0G6J1bJ8Vikb9MCkXnBIViaQNt6mBy2UxUbHI9PdKI5MLw+2tqcOJTtqtE6jnPMuihVNoECl51jOJpM59TVAjxDDml00\
        ooDWzinXvAsoLRy628VACIESOlkAOBGINMdRWnrGKoqkeYbl7WaSohmjlQVam1GwCnJRzYoPTbwJ0UBVK5cLLE2ylTpI\
        AgWMu0Eihubl0j++ZlB6ArXkUxm9ZbxTphcYxENG8eJZxq+CsNMKth1ZDFQVXGVVfOdc81UtUxtcQNuUclvne8YS1ot6\
        RJoyvUVfBWhKF5QjRf4wNqQgs1mBBjx2RLbLi71nuE96M+rLbPiDoIQi7xwvztIpKyAf+T8YAr8YAp1MYm1qe9HXLhir\
        HEaeE5V2Gro4hoSUScYimkYkZGhxxxBBA4wltMp72Lk7/oKg0JUzjI5UiqDlRUWEkhqyvXNB2ICvitrJm+fKVaEZLptJ\
        KTIQKao5h1qGIABYTdnSeSygGWbVQocoFwWRpV0q3vd4vxqVPrhqR1/wgr1CVqIJj84oBtFcXDBUVDvCq1RkSSjQIJnv\
        9yPkHA0dGooG0mNhkFRXMGSIVkZB7DLodLIMzbi0EG+ggIwacDRHu1CwA1bpSR22u1rtYBzKWl6r1rsqN4wJEmD3k04b\
        qaxBqDnjdAWxpMYlBjpUUHWtCa2gGCQ9akAaVahG8AEK5FLyLhkJs5oBqsvJoCDAcIhV2F2ARSwgscUoCm8/GG1naB0l\
        41kKPg6mAeTkDCVHLpnI20wOxHHYfmEF+trim32DO+6vNueEFNqNjoKowLymivwiJ2t8FPQgEpVGyEd8Zyo0OYDDkD30\
        VkTl43aX+LKQGefKLYCvYnj/uzZf0Lq6EIVYXRaOp2Es9RgADe+wyUtFW3Coqzwsn7Gw3qS/iJpddZBVmj8Gm106yi4T\
        EYQcoBDHkiRPSVBWqOkamtMzrFUPyA7bNV3thfq4s8oqvUWsoa8365pJJt1j8piRpaq0xJ41FVGpMcV2ozFFHBJ1i/HL\
        5UMvJ/unK3TqPLsmbzjH3r7/lqilHjb3r6mEVX6FsbbgWyC1pbz9BVHkGJcPVRCAOF56pErnUqIaGYMMjABYDSWXy0kH\
        yTG8yAL1R+tqaz44AcT8RCtd44dYElSTSh3NOBx6OrRGbRW5Kn+KeXkTydLQi+U4oLFpqmXVSOUFawUQltf6Wmkw8nFk\
        J7Q63epsUlq0HdHyVENN0J4FEVkmRY7vqx80E/RcoMU/jxfzo2QHOxd5D5lbvvB8hyt9qINRx1ld6bj7FdfkXa7nqVpD\
        Cy/+skvM8a0siLSktj3veyvehUILejmDy6C2SO2dqXvAZS8er3LWBkQK3uZsWVmt1X/bpLQmtwK47a9Y4s+9dqpLmk+1\
        ItNSONmly/YHVfN/5pDNUZtQqUyNU2sETbYX5VNqRr+M3vOSE1OIAyPHVPcgpCBz8QzukAhStEBzcgXinGl9ZIDlUdtq\
        BeclU+R5ZxXKAsTmMZmF3qVeV0mFM0hfqGnRrMCqdTz2FR/ah8VdtQU8asG++ON0X+tWbUC6Mryi1LewssVDWbmB6tj5\
        WNFLJQ9zeh174VZ6aLX+5j1/nz4RpfF4RoWhNBgcMPpl/HSl7Q9ypvOujke6fjP1RvYXVSKPyorXzTLY7yeR8T/3s4ik\
        QZHdwmbKp8yukmawzGRRlvmhEZsdrEZZFaBNqvXrclDucMQXa51xVQGuvpbEB85CwRjy9hKNjorKpPXVMrtW7lCyLkZJ\
        yhSYcSEPSMDQCl+BQoyMktPaWg0pCpRaBF6iF1eptbMmh91pVoMl83Qix7kY1L/Ip4QO4y2nxr+Zcq0N51MYaM/3UbCV\
        rJxT6PgQmvYrk57npkQcrgoEWYg4UcYxao53IW2RXuXAozJRDUqMqFbLkJwYUK6u4ByU1dfFsYIjELjoMqEGeEGnkavF\
        WUftlMmBaHTy0tPLLpqSnqfGOYAksTDASFE4O8h4pxyvSna/iLkjzGFngdUXqHRK0iJ4I4fBxahEvBPjAqKcEUjIypRq\
        Rm8XfHrnam3+FSatlQ620nyhyNPBjsqQap0McTpkCMR06hCb0DKd8PPLONcAlVxLW2EYjWGBxu0QyFq5vsILsM2v8ZRM\
        JZKiLiCfUSHHqW7SI78iA0jpeVdSq3A4Y3IAbapUekd+1vtI59o4i6qSBw4Y62BLVWI567rcLsEmI3O0JnkEmY5m/8DK\
        H1GBtoIYirR6VWlV1RpHuZpj6QoVyysVet7K21gZwkyHzeAy2gXmpd0khJTc6V1rbctkUQqbJiarJtTGPNbH2dKbl/oH\
        VFm1WlvpV68qYu7naSJo1u5XXRZKm8XygNJCaAoNvGGnhCoHF2Or5RwgoBzpEJf8W/xVDA5GJAGsUYDvoIyVbqlTiGIB\
        B0SNQOGMTXMCcvFykrVycP9gQMmQgiYFJitSZFmsP82anCqnnIE0yciQyEi4gMhYw+qyfGOFKirP6EzMhZFKu9y308Ea\
        g7h1hqsaKFU0tEF/qwodam5kad5Ok7BGRVEcsmhpwOqkp61xQiJJRgcVDoUZ0S6axukPnOzKAEZFm6t8y1tAZ2UwYr9+\
        p0bMibgZc2UUyvRFqlqTtdBZDCYZ1FayatlbtWRF6yMwqiCgb8DtrFjmRmJKkvqO1scgrp992Tr1sNY/srKqy3F9XkZu\
        V+HQ6nXDmEdtqkoDbOW0OnX+A2sI0FfaUH63EKul9nhvISo0m6/1P92EfXG94R6rbV1uKDThiqXaT8PXVDrlvjVGlZJD\
        Mk4IVjPgMYisNcBC84hPmwoystKpD6mCNWSNsYYq1kTKaqhCqrwHMl+H4VkapsiuZr9d78qK8a0g1cwNc5keWZuTpbFi\
        eQ0wnepI4xhT02Spnsf1D03xRlfgLa7VYbXB4VvEF5nkqgotUGMc+vL2mipBy4l83D2WBkay2gH1V7uK+AA2H6Z3GvI0\
        j0MKxxUJgTcEgoKS6exOFeQ0Mu/qKti8HNlCXDC01qIHVXwQb/XScFUuRchFaMhzxTt0Z1vYWV73wWxaV2iWkciB6UVT\
        pcDFGimHlOS0H1hRyoO0QpBDjnXSmHjyfRetcOmswMFpa0NQdYgL8IB2cSLZ4fSBnnAgQ0GlV1On0yBz2lSWAFBFmeXA\
        5g8qVCGVDsrogiRVo5E5L7SuCHIKNCMiFvEiSeMMRRmLFDjvqjkzsujkDrWLtfOks9xbwYlyl1PpcuFUjumkFUkJkAuR\
        uTh63SRNFTBR8mJNjdVXhaijwwAAh9pavSAjsGzCBbUDpwnEmFlIxcAJK5uoWbPoLYcySAnILNYG8pRDhnAO4SDN8NAe\
        VAsiHhu8Cpz9akspn+x+W+R0X7uLOzqjUEwIL+pTWMTX8CYHE0T5VuSPcIK8MD+gcVUWeVfW+CbZkYXiw61CsZnVVJho\
        6JQf7UlDJiMYklg7UsC1BMshTDUiLY++JCAe4aqRcnXEIacTSGd0Dk76rNweJHPh3C8AUSo+DC6Rmv9F/LlQGYQyBymy\
        pIxheArgItvO6qQncd/8muHk1XStnKaAXC661ECFw0yjeWVjiQl5u6KLXUaG552BmHBJ1JKGtBKRIdALK0vxTsA45VCF\
        6c4pczDAzncBCg4oQ5zQUeuLMwzv4pW2jJZaudIlkg5TjdLJkSTCXNCVlFMqLJ6AJ5G8E3M0Q8m0sO5BSWx/jBstkouA\
        ZH0DLEoaEw+HK/syBQ9xlQotipf2IRSGrEKtHQo19sgSzEYqU5G+xpdhVXAKTZlRlhcZ6lwy3Rl21RUrIg4aAFOCeLNJ\
        DD0lCxRoXuuyu6CcrzTZw0pZqPQD5DCKwqwNGNIp5yhVBbn7LSwJxUFESmEC6wQTwPYxcplWzkGVE0j/04WocFABLPXF\
        uq9kHxye+Pyrsf+n2mdfRXcaXFLx3tp42Cdrvw9FJvm1q1HbW0/LzAiIiExPHps91bt1ULOmiwVvnzDWr39QQFT88tKA\
        oYuvyXv6ol5guf6lXhxkOhu/e3PKZn3Cp/q2CdFH4qNeAKaBusQBTeZF0IOrX0gPCK99ffbKF99qHz9/pyH8cpiF6VwB\
        948LZ7WKtnqf9kPWTu7cdWm3Ids+7tO/7b0Y2QRY8YZfZMFbkQvzmxhDmtqF9iGphoXnYzqpYdDo8AnW4YXg8rb2uxSv\
        VYzrIVcoylqUxlOIbt7E+MpknTd0yd6NfWNqDL66yAdg1uL5ScYWabvmRelHFiTNsY74MGucX6/Y5Lc3MNrdX74Dckv9\
        wro0MwV1vT46+l3Kf8Lv24aALu/3KtPucrEqYANBgj2OcWplNfnNOl0BUyywetgfsspk590Y22P/nMl5/YK9vFvryT59\
        +k3XfsxxgvTfvChPAyc99c+l5Ncuv2Ch+zuOE8X7Yol3Gr49fQOGOMTn0Hvenrfn7Xl73p635w23xgohr6E3E9cKsTky\
        /ZDnddr/UJ32n9X+Fw
        """
}
