import { lastingText } from '@babelboard/platform';
import { escapeUTF8 } from 'entities';

const BULLET = /^\s*(?:[•●▪■◦‣·]|([*–—-])(?!\1)|o(?=\s{2,}))\s*(?=\S)/u;
const DASH_WORD = /^\s*[-–—*]\S/;

/** Gives plain text as HTML: paragraphs at blank lines, lists where lines begin with a bullet, other line ends kept. */
export function plainTextToHtml(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .flatMap(groups)
    .map(({ list, lines }) => (list ? listOf(lines) : `<p>${lines.map(escapeLine).join('<br>')}</p>`))
    .join('\n');
}

interface Group {
  list: boolean;
  lines: string[];
}

/** Neighbouring lines of one kind. A single dash is a dash, two lines with one are a list. */
function groups(lines: string[]): Group[] {
  const found: Group[] = [];
  for (const line of lines) {
    const list = BULLET.test(line);
    const last = found.at(-1);
    if (last?.list === list) {
      last.lines.push(line);
    } else {
      found.push({ list, lines: [line] });
    }
  }
  return found.map((group) => ({
    ...group,
    list: group.list && (group.lines.length > 1 || !DASH_WORD.test(group.lines[0] ?? '')),
  }));
}

function listOf(lines: string[]): string {
  return `<ul>${lines.map((line) => `<li>${escapeLine(line.replace(BULLET, ''))}</li>`).join('')}</ul>`;
}

function escapeLine(line: string): string {
  return lastingText(escapeUTF8(line.trim()));
}
