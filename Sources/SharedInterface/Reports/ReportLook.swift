// Style sheet of a report for light and dark screens and for paper.
enum ReportLook {
    // Styles of the chart alone: programs for vector graphics lack CSS variables.
    static let chart: StaticString = """

        .paper { fill: #fff; }
        text { fill: #565e66; font: 12px system-ui, sans-serif; }
        .value { text-anchor: end; }
        .day, .outlier { text-anchor: middle; }
        .grid { fill: none; stroke: #dfe3e7; }
        .band { fill: #e3f2e7; }
        .goal { fill: none; stroke: #2f9653; stroke-width: 1.5; stroke-dasharray: 6 4; }
        .dots { fill: none; stroke: #6a737c; stroke-width: 2.2; stroke-linecap: round; }
        .some { stroke-width: 3.4; }
        .many { stroke-width: 1.7; opacity: 0.65; }
        .few { stroke-width: 4.8; }
        .trend { fill: none; stroke-width: 2.2; stroke-linejoin: round; stroke-linecap: round; }
        @media (prefers-color-scheme: dark) {
          .paper { fill: #15181b; }
          text { fill: #a5adb5; }
          .grid { stroke: #343a40; }
          .band { fill: #1b3324; }
          .dots { stroke: #9aa3ac; }
        }

        """

    static let sheet: StaticString = """

        :root {
          color-scheme: light dark;
          --paper: #fff; --ink: #1c2024; --soft: #565e66; --rule: #dfe3e7; --shade: #f5f7f8;
          --dots: #6a737c; --band: #e3f2e7; --goal: #2f9653;
        }
        @media screen and (prefers-color-scheme: dark) {
          :root {
            --paper: #15181b; --ink: #e7e9eb; --soft: #a5adb5; --rule: #343a40; --shade: #1d2125;
            --dots: #9aa3ac; --band: #1b3324; --goal: #5fc27e;
          }
        }
        * { box-sizing: border-box; }
        html { background: var(--paper); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
        body {
          margin: 0; color: var(--ink); background: var(--paper);
          font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
          font-variant-numeric: tabular-nums;
        }
        :lang(ja) body, body:lang(ja) {
          font-family: "Hiragino Sans", "Yu Gothic", "Noto Sans JP", "Noto Sans CJK JP", "IPAGothic", Meiryo, sans-serif;
          line-break: strict;
        }
        main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 3rem; }
        header { border-bottom: 1px solid var(--rule); padding-bottom: 1.25rem; }
        p { margin: 0; }
        .kind { color: var(--soft); font-size: 0.875rem; }
        h1 { margin: 0 0 0.25rem; font-size: 2rem; line-height: 1.2; font-weight: 650; overflow-wrap: anywhere; }
        h2 { margin: 2.5rem 0 0.75rem; font-size: 1.125rem; line-height: 1.3; font-weight: 650; }
        .incomplete { font-weight: 600; }
        .about { color: var(--soft); }
        dl, dd, figure, ul { margin: 0; padding: 0; }
        .figures {
          display: grid; grid-template-columns: repeat(3, 1fr); gap: 1.5rem 1.5rem; padding: 1.5rem 0;
        }
        dt { color: var(--soft); font-size: 0.875rem; }
        dt::first-letter { text-transform: uppercase; }
        .figures dd { color: var(--soft); font-size: 0.875rem; line-height: 1.4; }
        .figures .figure { color: var(--ink); font-size: 1.375rem; line-height: 1.35; font-weight: 600; }
        figure { border-top: 1px solid var(--rule); padding-top: 1.5rem; }
        .chart { display: block; width: 100%; height: auto; }
        .narrow { display: none; }
        .chart text { fill: var(--soft); font-size: 12px; }
        .value { text-anchor: end; }
        .day, .outlier { text-anchor: middle; }
        .outlier { paint-order: stroke; stroke: var(--paper); stroke-width: 4; }
        .grid { fill: none; stroke: var(--rule); stroke-width: 1; }
        .band { fill: var(--band); }
        .goal { fill: none; stroke: var(--goal); stroke-width: 1.5; stroke-dasharray: 6 4; }
        .dots { fill: none; stroke: var(--dots); stroke-width: 2.2; stroke-linecap: round; }
        .some { stroke-width: 3.4; }
        .many { stroke-width: 1.7; opacity: 0.65; }
        .few { stroke-width: 4.8; }
        .trend { fill: none; stroke-width: 2.2; stroke-linejoin: round; stroke-linecap: round; }
        .legend {
          display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin-top: 0.75rem;
          list-style: none; color: var(--soft); font-size: 0.875rem;
        }
        .legend li { display: flex; align-items: center; gap: 0.5rem; }
        .legend svg { flex: none; }
        table { width: 100%; border-collapse: collapse; font-size: 0.875rem; line-height: 1.35; }
        th, td { padding: 0.3rem 0.25rem 0.3rem 0.75rem; text-align: right; vertical-align: baseline; }
        th:first-child { padding-left: 0; text-align: left; }
        th { font-weight: 400; }
        thead th { color: var(--soft); border-bottom: 1px solid var(--rule); }
        thead th::first-letter { text-transform: uppercase; }
        thead .unit::first-letter { text-transform: none; }
        tbody tr { border-bottom: 1px solid var(--rule); }
        .year, .year th, .total, .total th { font-weight: 600; background: var(--shade); }
        .month th:first-child { padding-left: 0.5rem; }
        .year th:first-child, .total th:first-child { padding-left: 0.5rem; }
        .list th:first-child { white-space: nowrap; }
        .note, .list thead th.note { text-align: left; width: 32%; }
        .note { overflow-wrap: anywhere; }
        .sources div { margin-bottom: 0.75rem; }
        .sources dd { font-size: 0.875rem; }
        footer { margin-top: 2rem; color: var(--soft); font-size: 0.8125rem; }
        @media screen and (max-width: 36rem) {
          main { padding: 1.5rem 1rem 2rem; }
          .figures { grid-template-columns: repeat(2, 1fr); gap: 1.25rem 1rem; }
          .wide { display: none; }
          .narrow { display: block; }
          table { font-size: 0.8125rem; }
          th, td { padding: 0.3rem 0 0.3rem 0.5rem; }
          .list, .list thead, .list tbody { display: block; }
          .list tr { display: grid; grid-template-columns: 6.8rem 2.6fr 3fr 3.5fr 3fr 3fr; column-gap: 0.3rem; padding: 0.3rem 0; }
          .list.stones tr { grid-template-columns: 6.8rem 4fr 3.5fr 4fr 3fr; column-gap: 0.3rem; }
          .list.stones td:nth-child(2), .list.stones thead th:nth-child(2) { display: none; }
          .list th, .list td { padding: 0; border: 0; white-space: nowrap; }
          .list thead tr { border-bottom: 1px solid var(--rule); }
          .list .note { grid-column: 1 / -1; width: auto; color: var(--soft); white-space: normal; }
          .list .note:empty, .list thead th.note { display: none; }
        }
        @media print {
          html { font-size: 13.3px; }
          body { font-size: 1rem; }
          main { max-width: none; padding: 0; }
          .list { font-size: 0.8125rem; }
          .list th, .list td { padding-top: 0.16rem; padding-bottom: 0.16rem; }
          .one-year h2 { margin-top: 1.25rem; }
          .one-year .figures { gap: 0.75rem 1.5rem; padding: 1rem 0; }
          .one-year .chart { max-height: 50mm; }
          .one-year .months th, .one-year .months td { padding-top: 0.18rem; padding-bottom: 0.18rem; }
          .one-year footer { margin-top: 1rem; }
          h2 { break-after: avoid; }
          figure, tr, .figures div, .sources div { break-inside: avoid; }
          .year { break-after: avoid; }
          thead { display: table-header-group; }
          .band, .year, .year th, .total, .total th { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        }
        @page {
          margin: 18mm 17mm 20mm;
          @bottom-left { font: 9pt system-ui, sans-serif; color: #565e66; }
          @bottom-right {
            content: counter(page) " / " counter(pages);
            font: 9pt system-ui, sans-serif; color: #565e66;
          }
        }

        """
}
