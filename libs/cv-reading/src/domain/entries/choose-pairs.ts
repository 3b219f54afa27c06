import type { EntryHead, HeadPart } from './head-parts.js';

/** What an entry is about and where: position and employer, title and school. */
export interface Pair {
  what: string;
  where: string | null;
}

/** How much a text looks like one of the two. */
export interface PairScores {
  what(text: string): number;
  where(text: string): number;
  /** What stands between the two in one line of words: "at". */
  at: RegExp;
  /** What stands in one line after the title belongs to it. */
  joins: boolean;
}

interface Template {
  name: string;
  read(head: EntryHead, scores: PairScores): Pair | null;
}

const TEMPLATES: readonly Template[] = [
  { name: 'what first', read: ({ parts: [a, b] }) => (a && b ? { what: a.text, where: b.text } : null) },
  {
    name: 'where first',
    read: ({ parts: [a, b, c] }, scores) => (a && b ? { what: withRest(b, c, scores), where: a.text } : null),
  },
  { name: 'what, where', read: ({ parts: [a] }, scores) => cutAtComma(a?.text, scores, false) },
  { name: 'what at where', read: ({ parts: [a] }, scores) => cutAt(a?.text, scores) },
  {
    name: 'what, where with the rest',
    read: ({ parts: [a, b] }, { joins }) => (joins ? withSubject(a?.text, b?.text) : null),
  },
  { name: 'where, what', read: ({ parts: [a] }, scores) => cutAtComma(a?.text, scores, true) },
  { name: 'what: where', read: ({ parts: [a, b] }, scores) => (b ? null : cutAtSign(a?.text, scores, false)) },
  { name: 'where: what', read: ({ parts: [a, b] }, scores) => (b ? null : cutAtSign(a?.text, scores, true)) },
];

/** What most people write first, by a hair. */
const USUAL = 0.15;
/** Names of organisations hardly have commas. */
const COMMA = 0.5;

/** Reads the heads of a section: people write them all in one way, which is the one that makes most sense of all of them. */
export function choosePairs(heads: readonly EntryHead[], scores: PairScores): (Pair | null)[] {
  const rated = TEMPLATES.map((template, at) => ({
    template,
    rating: heads.reduce((sum, head) => sum + rate(template.read(head, scores), scores), 0) - at * USUAL,
  }));
  const best = rated.reduce((chosen, one) => (one.rating > chosen.rating ? one : chosen)).template;
  const whereFirst = best.name.startsWith('where');
  let lastWhere: string | null = null;
  return heads.map((head) => {
    const pair = best.read(head, scores) ?? fallback(head, { scores, lastWhere: whereFirst ? lastWhere : null });
    lastWhere = pair?.where ?? lastWhere;
    return pair;
  });
}

function rate(pair: Pair | null, scores: PairScores): number {
  if (pair === null) return -0.5;
  const where = pair.where ?? '';
  const comma = where.includes(',') ? COMMA : 0;
  return (
    scores.what(pair.what) + scores.where(where) - comma - 0.8 * scores.where(pair.what) - 0.8 * scores.what(where)
  );
}

/** An entry that is not written like the others: by itself, or another position at the employer above. */
function fallback(
  head: EntryHead,
  { scores, lastWhere }: { scores: PairScores; lastWhere: string | null },
): Pair | null {
  const [only] = head.parts;
  if (only === undefined) return null;
  const options = TEMPLATES.flatMap((template) => template.read(head, scores) ?? [])
    .map((pair) => ({ pair, rating: rate(pair, scores) }))
    .sort((a, b) => b.rating - a.rating);
  const [best] = options;
  if (best && (lastWhere === null || best.rating > 2)) return best.pair;
  return { what: only.text, where: lastWhere };
}

/** "Bachelor of Science – BS, Mathematics" below a school: all of the line is the title, unless a part of it looks like something else. */
function withRest(part: HeadPart, next: HeadPart | undefined, scores: PairScores): string {
  if (next === undefined || next.line !== part.line || scores.where(next.text) > 0) return part.text;
  const dashed = `${part.text} – ${next.text}`;
  if (!scores.joins) return part.line.text.includes(dashed) ? dashed : part.text;
  return `${part.text}, ${next.text}`;
}

/** "Accountant at Sample Ltd", "Degree in Law at the University of Nowhere": of several such words the one that parts the two best. */
function cutAt(text: string | undefined, scores: PairScores): Pair | null {
  const pairs = [...(text ?? '').matchAll(scores.at)].map((found): Pair => {
    const what = text?.slice(0, found.index).replace(/,$/, '') ?? '';
    return { what, where: text?.slice(found.index + found[0].length) ?? '' };
  });
  // Titles have such words of their own; it is a school that tells them apart.
  const [best] = pairs
    .filter(({ where }) => !scores.joins || scores.where(where?.split(',')[0] ?? '') > 0)
    .sort((one, other) => rate(other, scores) - rate(one, scores));
  return best ?? null;
}

const SIGN = /\s*:\s+|\s\/\s/;

/** "Sample Ltd: Accountant" and "Accountant / Sample Ltd", where one of them looks like what it is. */
function cutAtSign(text: string | undefined, scores: PairScores, whereFirst: boolean): Pair | null {
  const [first, second, ...others] = text?.split(SIGN) ?? [];
  if (!first || !second || others.length > 0) return null;
  const pair = whereFirst ? { what: second, where: first } : { what: first, where: second };
  return rate(pair, scores) > 0 ? pair : null;
}

/** "PhD" and "University of Nowhere, Physics". */
function withSubject(what: string | undefined, where: string | undefined): Pair | null {
  const [school, ...subject] = where?.split(/,\s+/) ?? [];
  if (what === undefined || school === undefined || subject.length === 0) return null;
  return { what: `${what}, ${subject.join(', ')}`, where: school };
}

/** The comma that parts the two best. */
function cutAtComma(text: string | undefined, scores: PairScores, whereFirst: boolean): Pair | null {
  const parts = text?.split(/,\s+/) ?? [];
  let best: { pair: Pair; rating: number } | null = null;
  for (let at = 1; at < parts.length; at += 1) {
    const [head, tail] = [parts.slice(0, at).join(', '), parts.slice(at).join(', ')];
    const pair = whereFirst ? { what: tail, where: head } : { what: head, where: tail };
    const rating = rate(pair, scores);
    if (best === null || rating > best.rating) best = { pair, rating };
  }
  return best?.pair ?? null;
}
