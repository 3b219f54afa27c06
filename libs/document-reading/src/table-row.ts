import type { DocumentLine } from './text-document.js';

/** A line of a document that flows, with the empty lines before it. */
export interface FlowLine extends Omit<DocumentLine, 'page' | 'y'> {
  gap: number;
}

/** From so many lines on in two cells, a row of a table is no row but columns of a page. */
const COLUMN_LINES = 6;
/** A range of dates that goes on in the next line. */
const OPEN_RANGE = /[-–—]$/;

/**
 * The lines of a row. What stands beside each other is one line ("2019 – 2021⇥Cook", then "Berlin⇥Restaurant Star"); a page that is set as
 * a table is read column by column, each with an area of its own.
 */
export function rowLines(cells: readonly FlowLine[][], newArea: () => number): FlowLine[] {
  const filled = cells.filter((cell) => cell.length > 0);
  if (filled.length < 2 || isPage(filled)) {
    return filled.flatMap((cell) => {
      const area = filled.length < 2 ? undefined : newArea();
      return cell.map((line) => (area === undefined ? line : { ...line, area }));
    });
  }
  const closed = cells.map(joinOpenRange);
  const height = Math.max(...closed.map((cell) => cell.length));
  return Array.from({ length: height }, (_, at) => closed.flatMap((cell) => cell[at] ?? [])).flatMap(joined);
}

function isPage(cells: readonly FlowLine[][]): boolean {
  const long = cells.filter((cell) => cell.length >= COLUMN_LINES).length >= 2;
  return long || cells.filter((cell) => cell.some(({ heading }) => heading) && cell.length > 1).length >= 2;
}

function joinOpenRange(cell: FlowLine[]): FlowLine[] {
  const [first, second, ...rest] = cell;
  return first && second && OPEN_RANGE.test(first.text)
    ? [{ ...first, text: `${first.text} ${second.text}` }, ...rest]
    : cell;
}

function joined(parts: FlowLine[]): FlowLine[] {
  const [first] = parts;
  if (first === undefined) return [];
  return [
    {
      ...first,
      text: parts.map(({ text }) => text).join('\t'),
      links: parts.flatMap(({ links }) => links),
      size: Math.max(...parts.map(({ size }) => size)),
      bold: parts.every(({ bold }) => bold),
      heading: parts.every(({ heading }) => heading),
    },
  ];
}
