import { EscoRelations } from '@babelboard/reference-data/contract';
import { scoreMatching } from '../../../libs/matching/src/scoring/domain/score-matching.js';
import { ndcgAt10 } from '../relevance/scores.js';
import { Bm25 } from './bm25.js';
import { type MatchingBoard, openMatchingBoard } from './matching-board.js';
import { type JudgedOffer, type JudgedPerson, readMatchingSet } from './matching-set.js';

/** The score has to be so much better than either of the others. */
const AHEAD = 0.1;
const NAME = 12;
const CELL = 10;

export interface MatchingRelevanceOptions {
  /** Those that nothing was tuned by. */
  sealed?: boolean;
  /** Prints what each person gets, too. */
  lists?: boolean;
}

type Print = (line: string) => void;
type Ranking = (person: JudgedPerson) => { offer: JudgedOffer; score: number }[];

/** Scores three ways to find offers for people on the judged set of test/relevance/matchings. Gives whether the product's is as far ahead as it has to be. */
export async function benchMatchingRelevance(options: MatchingRelevanceOptions, print: Print): Promise<boolean> {
  const { offers, people } = readMatchingSet(options);
  const board = await openMatchingBoard(offers, people);
  try {
    const rankings = await rankingsOf(board);
    const names = Object.keys(rankings);
    print(`${offers.length} offers, ${people.length} people, nDCG@10`);
    print(`${'person'.padEnd(NAME)}${names.map((name) => name.padStart(CELL)).join('')}`);
    const sums = names.map(() => 0);
    for (const person of people) {
      const scores = Object.values(rankings).map((rank) => ndcgOf(rank(person), person));
      for (const [at, score] of scores.entries()) sums[at] = (sums[at] ?? 0) + score;
      print(line(`${person.id} ${person.kind}`, scores));
      if (options.lists) printList(rankings.score(person), person, print);
    }
    const means = sums.map((sum) => sum / people.length);
    print(line('all', means));
    const [own = 0, ...others] = means;
    return others.every((other) => own >= other + AHEAD);
  } finally {
    await board.close();
  }
}

async function rankingsOf({
  app,
  offers,
  people,
}: MatchingBoard): Promise<Record<'score' | 'skills' | 'keywords', Ranking>> {
  const graph = await app.get(EscoRelations).load();
  const all = [...offers.keys()];
  const texts = new Bm25(all.map(({ title, skills, text }) => [title, ...skills, text].join(' ')));
  return {
    score: (person) =>
      best(
        all.flatMap((offer) => {
          const [brings, asks] = [people.get(person)?.brings, offers.get(offer)?.asks];
          const matching = brings && asks ? scoreMatching(brings, asks, graph) : null;
          return matching === null ? [] : [{ offer, score: matching.score }];
        }),
      ),
    skills: (person) => best(all.map((offer) => ({ offer, score: overlap(person.skills, offer.skills) }))),
    keywords: (person) => {
      const scores = texts.scores(person.headline);
      return best(all.map((offer, at) => ({ offer, score: scores[at] ?? 0 })));
    },
  };
}

function best(ranked: { offer: JudgedOffer; score: number }[]) {
  return ranked
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.offer.id < b.offer.id ? -1 : 1));
}

/** Jaccard. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((one) => b.includes(one)).length;
  return shared / (a.length + b.length - shared);
}

function ndcgOf(ranked: { offer: JudgedOffer }[], { grades }: JudgedPerson): number {
  return ndcgAt10(
    ranked.map(({ offer }) => offer.id),
    new Map(Object.entries(grades)),
  );
}

function line(name: string, scores: readonly number[]): string {
  return `${name.padEnd(NAME)}${scores.map((score) => score.toFixed(3).padStart(CELL)).join('')}`;
}

function printList(ranked: { offer: JudgedOffer; score: number }[], { grades }: JudgedPerson, print: Print): void {
  for (const { offer, score } of ranked.slice(0, 10)) {
    print(
      `    ${String(grades[offer.id] ?? 0)}  ${score.toFixed(1).padStart(5)}  ${offer.id} ${offer.title} (${offer.city})`,
    );
  }
  const found = new Set(ranked.slice(0, 10).map(({ offer }) => offer.id));
  const missed = Object.entries(grades).filter(([id]) => !found.has(id));
  if (missed.length > 0) print(`    missed: ${missed.map(([id, grade]) => `${id} (${grade})`).join(', ')}`);
}
