extension ChartPlot {
    /// Returns the place of an annotation in the plot; `nil` if its mark is not visible or it would
    /// hide data.
    func place(_ annotation: MarkAnnotation, size: Size, on surface: PlotSurface) -> Rect? {
        if annotation.isInMargin { return placeInMargin(annotation, size: size) }
        guard size.width > 0, size.width <= area.width, size.height <= area.height,
            let columns = columns(annotation.box.x),
            let rows = rows(annotation.box.y)
                ?? (annotation.overflow == .fit ? edge(annotation.box.y) : nil)
        else { return nil }
        let isWide = columns.count > size.width + 6
        let isTall = rows.count == area.height
        let position = resolved(annotation.position, isWide: isWide, isTall: isTall)
        let gap = annotation.spacing
        var rect = annotation.alignment.place(
            size,
            in: Rect(
                x: columns.lowerBound + (isWide ? 3 : 0),
                y: rows.lowerBound,
                width: columns.count - (isWide ? 6 : 0),
                height: rows.count
            )
        )
        let (left, right) = (columns.lowerBound - size.width - gap, columns.upperBound + 1 + gap)
        let (above, below) = (rows.lowerBound - size.height - gap, rows.upperBound + 1 + gap)
        let fitsRight = right + size.width <= area.width
        let fitsBelow = below + size.height <= area.height
        switch position {
        case .leading: rect.origin.x = left >= 0 || !fitsRight ? left : right
        case .trailing: rect.origin.x = fitsRight || left < 0 ? right : left
        case .top: rect.origin.y = above >= 0 || !fitsBelow ? above : below
        case .bottom: rect.origin.y = fitsBelow || above < 0 ? below : above
        case .automatic, .overlay: break
        }
        rect.origin.x = min(max(0, rect.minX), area.width - size.width)
        rect.origin.y = min(max(0, rect.minY), area.height - size.height)
        if isTall, annotation.box.y == nil, columns.count == 1 {
            // A vertical rule is labelled at the end where the label hides nothing.
            var bottom = rect
            bottom.origin.y = area.height - size.height
            let free = [rect, bottom].first {
                surface.isFree($0, below: .line, mayCoverRange: true)
            }
            return free ?? (annotation.overflow == .dropsMark ? nil : rect)
        }
        let isRule = annotation.box.x == nil && rows.count == 1
        if !isRule, !isWide || rows.count > 1 { return rect }
        guard let corner = freeCorner(rect, in: columns, on: surface) else { return nil }
        rect.origin = corner
        return rect
    }

    private func placeInMargin(_ annotation: MarkAnnotation, size: Size) -> Rect? {
        let edge = annotation.overflow == .fit ? edge(annotation.box.y) : nil
        guard size.width > 0, size.width < margin, let rows = rows(annotation.box.y) ?? edge
        else { return nil }
        let corner = Point(x: area.width + 1, y: rows.lowerBound)
        return Rect(origin: corner, size: Size(width: size.width, height: 1))
    }

    /// Returns the row of the plot nearest to values outside it.
    private func edge(_ span: Span?) -> ClosedRange<Int>? {
        guard let span, !span.isEmpty, area.height > 0 else { return nil }
        let row = span.lower > y.span.upper ? 0 : area.height - 1
        return row...row
    }

    private func resolved(
        _ position: AnnotationPosition,
        isWide: Bool,
        isTall: Bool
    ) -> AnnotationPosition {
        guard position == .automatic else { return position }
        return isWide && !isTall ? .overlay : .top
    }

    /// Returns the nearest place on or beside a rule where the text hides no line and no point.
    private func freeCorner(
        _ rect: Rect,
        in columns: ClosedRange<Int>,
        on surface: PlotSurface
    ) -> Point? {
        // Covers a range or the crosshair only if there is no other room.
        for mayCover in surface.rangeGround == nil ? [true] : [false, true] {
            for layer in [PlotSurface.Layer.crosshair, .line] {
                for moved in beside(rect) {
                    // On another rule the text would name that one.
                    let layer = moved.minY == rect.minY ? layer : .rule
                    let isFree = { surface.isFree($0, below: layer, mayCoverRange: mayCover) }
                    if let x = place(moved, in: columns, where: isFree) {
                        return Point(x: x, y: moved.minY)
                    }
                }
            }
        }
        return nil
    }

    /// Returns the rows for a text: on its rule, above and below; others would be ambiguous.
    private func beside(_ rect: Rect) -> [Rect] {
        [0, -1, 1].compactMap { distance in
            var moved = rect
            moved.origin.y += distance
            return moved.minY >= 0 && moved.maxY <= area.height ? moved : nil
        }
    }

    /// Returns the nearest column where the text has a free cell on either side.
    private func place(
        _ rect: Rect,
        in columns: ClosedRange<Int>,
        where isFree: (Rect) -> Bool
    ) -> Int? {
        for distance in 0..<columns.count {
            for start in [rect.minX - distance, rect.minX + distance]
            where start > columns.lowerBound && start + rect.width < columns.upperBound {
                let room = Rect(x: start - 1, y: rect.minY, width: rect.width + 2, height: 1)
                if isFree(room) { return start }
            }
        }
        return nil
    }
}
