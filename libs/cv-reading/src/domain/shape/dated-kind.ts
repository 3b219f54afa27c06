import type { CvLine } from '../document.js';
import type { PairScores } from '../entries/choose-pairs.js';
import { type EntryLine, entryLines } from '../entries/find-anchors.js';
import type { ShapeContext } from './shape-context.js';

/** How much dated lines look like work, and like education. */
export interface DatedScores {
  /** Dates that begin or end entries. */
  dates: number;
  /** Of those, stretches of time. */
  stretches: number;
  experience: number;
  education: number;
}

/** Lines around a date that may name what it is about. */
const AROUND = 4;
const PIECES = /\t|,\s+|:\s+|\s[|·•–—@]\s|\s-\s|;\s/;
/** Below it, words of a school or a degree are chance. */
const TELLING = 1;
const SCHOOL = 1.25;

export function datedScores(lines: readonly CvLine[], { language, work, school }: ShapeContext): DatedScores {
  const read = entryLines(lines, language);
  const sum: DatedScores = { dates: 0, stretches: 0, experience: 0, education: 0 };
  read.forEach(({ date }, at) => {
    if (date === null) return;
    const pieces = piecesAround(read, at);
    sum.dates += 1;
    if (date.kind !== 'single') sum.stretches += 1;
    sum.experience += scoreOf(pieces, work);
    sum.education += scoreOf(pieces, school);
  });
  return sum;
}

/** Work or education; null where nothing says so. Years alone are of education: of degrees. */
export function datedKind({ dates, stretches, experience, education }: DatedScores): 'experience' | 'education' | null {
  if (dates === 0 || Math.max(experience, education) < TELLING) return null;
  if (stretches === 0 && education < TELLING * 2 * dates) return null;
  // A trade and its school ("apprentice cook, vocational school") have words of work, too.
  return education * SCHOOL > experience ? 'education' : 'experience';
}

/** The line of a date and those beside it, down to the next date. */
function piecesAround(lines: readonly EntryLine[], at: number): string[] {
  const own = [lines[at]];
  for (const step of [-1, 1]) {
    for (let away = 1; away <= AROUND; away += 1) {
      const line = lines[at + step * away];
      if (line === undefined || line.bullet || line.date !== null) break;
      // What describes is passed over.
      if (!/\.\s*$/.test(line.text)) own.push(line);
    }
  }
  return own.flatMap((line) => line?.text.split(PIECES) ?? []).filter((piece) => piece !== '');
}

function scoreOf(pieces: readonly string[], { what, where }: PairScores): number {
  const best = (score: (text: string) => number) => Math.max(0, ...pieces.map(score));
  return best(what) + best(where);
}
