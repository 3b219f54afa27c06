import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Database } from '@babelboard/platform';
import { type EscoGraph, EscoRelations, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { INestApplicationContext } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BestOffers } from '../../../libs/matching/src/keeping/domain/best-offers.js';
import { OffersInMemory } from '../../../libs/matching/src/keeping/memory/offers-in-memory.js';
import { PeopleInMemory } from '../../../libs/matching/src/keeping/memory/people-in-memory.js';
import { MOST_MATCHINGS } from '../../../libs/matching/src/keeping/store/matching-tables.js';
import { nearnessOfOffer, nearnessOfPerson } from '../../../libs/matching/src/scoring/domain/nearness.js';
import { scoreMatching } from '../../../libs/matching/src/scoring/domain/score-matching.js';
import type { WhatOfferAsks } from '../../../libs/matching/src/scoring/domain/what-offer-asks.js';
import type { WhatPersonBrings } from '../../../libs/matching/src/scoring/domain/what-person-brings.js';
import { createTestApplication } from '../../support/application.js';
import { ms, quantile } from '../figures.js';
import { SyntheticMatchings } from './synthetic-matchings.js';

export interface MatchingBenchOptions {
  /** Live offers, and people for whom the best are found. */
  offers: number;
  people: number;
  /** People for whom a new offer is looked at beside `people`. */
  manyPeople: number;
}

/** What `scale` asks for. */
const GOALS = { naiveMemory: 8, naiveSql: 300, growth: 15, megabytes: 1_024, fullSeconds: 300 };
const ASKED = 200;
const ASKED_NAIVELY = 10;
const FULL_OFFERS = 10_000;

type Print = (line: string) => void;
type Offer = { offerId: number; asks: WhatOfferAsks };
type Best = { offerId: number; score: number }[];

/** Times of finding the best offers of people, and the people of a new offer, each against others that give the same. Gives whether every goal is reached. */
export async function benchMatching(options: MatchingBenchOptions, print: Print): Promise<boolean> {
  const { app, close } = await createTestApplication();
  try {
    const graph = await app.get(EscoRelations).load();
    const make = await makerOf(app, graph);
    const start = heapMegabytes();
    const { all, memory } = keepOffers(make(1), options.offers, graph);
    const people = keepPeople(make(2), options.people, graph);
    const megabytes = heapMegabytes() - start;
    print(`${options.offers} offers and ${options.people} people in memory: ${megabytes.toFixed(0)} MB`);
    const reached = [
      megabytes <= GOALS.megabytes,
      ...(await benchBest(app, { all, memory, graph, person: personsOf(make(3)) }, print)),
      benchNewOffer({ people, many: options.manyPeople, graph, make }, print),
      benchFull({ people: options.people, graph, make }, print),
    ];
    return reached.every(Boolean);
  } finally {
    await close();
  }
}

type Make = (seed: number) => SyntheticMatchings;

async function makerOf(app: INestApplicationContext, graph: EscoGraph): Promise<Make> {
  const rows = await app.get(Database).query<{ id: number }>('SELECT id FROM occupation ORDER BY id');
  const ids = rows.map(({ id }) => id);
  return (seed) => new SyntheticMatchings(seed, app.get(ReferenceCatalogue), graph, ids);
}

function keepOffers(made: SyntheticMatchings, count: number, graph: EscoGraph) {
  const memory = new OffersInMemory();
  const all: Offer[] = [];
  for (let offerId = 1; offerId <= count; offerId += 1) {
    const asks = made.offer();
    const offer = { offerId, asks };
    all.push(offer);
    memory.put({ ...offer, nearness: nearnessOfOffer(asks, graph) });
  }
  return { all, memory };
}

function keepPeople(made: SyntheticMatchings, count: number, graph: EscoGraph): PeopleInMemory {
  const memory = new PeopleInMemory();
  for (let accountId = 1; accountId <= count; accountId += 1) {
    const brings = made.person();
    const nearness = nearnessOfPerson(brings, graph);
    memory.put({ accountId, brings: JSON.stringify(brings), nearness, floor: null });
  }
  return memory;
}

function personsOf(made: SyntheticMatchings): WhatPersonBrings[] {
  return Array.from({ length: ASKED }, () => made.person());
}

/** The best offers of one person: from memory, from memory without an index, and from a table. */
async function benchBest(
  app: INestApplicationContext,
  {
    all,
    memory,
    graph,
    person,
  }: { all: Offer[]; memory: OffersInMemory; graph: EscoGraph; person: WhatPersonBrings[] },
  print: Print,
): Promise<boolean[]> {
  const few = person.slice(0, ASKED_NAIVELY);
  const indexed = (one: WhatPersonBrings) => bestOf(one, memory.find(one, nearnessOfPerson(one, graph)), graph);
  for (const one of person) indexed(one);
  const own = await timed(person, indexed);
  const naive = await timed(few, (one) => bestOf(one, all, graph));
  const table = await app.get(Database).transaction(async (tx) => {
    await fillTable(tx, all);
    return timed(few, async (one) =>
      bestOf(one, await tx.query<Offer[]>('SELECT offer_id AS "offerId", asks FROM bench_offer'), graph),
    );
  });
  const sameAs = (results: Best[]) => checksum(results) === checksum(own.results.slice(0, ASKED_NAIVELY));
  const ratio = (time: number) => time / own.median;
  print(`best ${MOST_MATCHINGS} of one person: ${ms(own.median)}`);
  print(`  without an index ÷ with it: ${ratio(naive.median).toFixed(0)} (goal ≥ ${GOALS.naiveMemory})`);
  print(`  read from a table ÷ from memory: ${ratio(table.median).toFixed(0)} (goal ≥ ${GOALS.naiveSql})`);
  const equal = sameAs(naive.results) && sameAs(table.results);
  print(`  all give the same: ${equal ? 'yes' : 'NO'}`);
  return [equal, ratio(naive.median) >= GOALS.naiveMemory, ratio(table.median) >= GOALS.naiveSql];
}

async function fillTable(tx: EntityManager, all: readonly Offer[]): Promise<void> {
  await tx.query('CREATE TEMP TABLE bench_offer (offer_id int PRIMARY KEY, asks jsonb NOT NULL) ON COMMIT DROP');
  for (let from = 0; from < all.length; from += 5_000) {
    await tx.query(
      `INSERT INTO bench_offer SELECT "offerId", asks FROM jsonb_to_recordset($1::jsonb) AS row ("offerId" int, asks jsonb)`,
      [JSON.stringify(all.slice(from, from + 5_000))],
    );
  }
}

/** A new offer: whom it suits, at two numbers of people. */
function benchNewOffer(
  { people, many, graph, make }: { people: PeopleInMemory; many: number; graph: EscoGraph; make: Make },
  print: Print,
): boolean {
  const offers = Array.from(
    { length: ASKED },
    (
      (made) => () =>
        made.offer()
    )(make(4)),
  );
  const time = (memory: PeopleInMemory) => {
    const find = (asks: WhatOfferAsks) => suited(asks, memory, graph);
    offers.slice(0, ASKED / 4).forEach(find);
    const start = performance.now();
    const found = offers.reduce((sum, asks) => sum + find(asks), 0);
    return { mean: (performance.now() - start) / offers.length, found: found / offers.length };
  };
  const fewer = time(people);
  const more = time(keepPeople(make(2), many, graph));
  const growth = more.mean / fewer.mean;
  print(`people of one new offer: ${ms(fewer.mean)} for ${fewer.found.toFixed(0)} of ${people.size}`);
  print(`  ${many} ÷ ${people.size} people: ${growth.toFixed(1)} (goal ≤ ${GOALS.growth})`);
  return growth <= GOALS.growth;
}

function suited(asks: WhatOfferAsks, memory: PeopleInMemory, graph: EscoGraph): number {
  const found = memory.find(asks.mandatoryLanguages, nearnessOfOffer(asks, graph));
  return found.filter(({ brings }) => scoreMatching(JSON.parse(brings), asks, graph) !== null).length;
}

/** Everybody's best, as a version with another score works them out. */
function benchFull({ people, graph, make }: { people: number; graph: EscoGraph; make: Make }, print: Print): boolean {
  const { memory } = keepOffers(make(5), FULL_OFFERS, graph);
  const made = make(6);
  const start = performance.now();
  for (let done = 0; done < people; done += 1) {
    const person = made.person();
    bestOf(person, memory.find(person, nearnessOfPerson(person, graph)), graph);
  }
  const seconds = (performance.now() - start) / 1_000;
  print(`all of ${people} people × ${FULL_OFFERS} offers: ${seconds.toFixed(0)} s (goal ≤ ${GOALS.fullSeconds})`);
  return seconds <= GOALS.fullSeconds;
}

/** As the worker does, where the best come first. */
function bestOf(person: WhatPersonBrings, offers: readonly Offer[], graph: EscoGraph): Best {
  const best = new BestOffers(MOST_MATCHINGS);
  for (const { offerId, asks } of offers) {
    const matching = scoreMatching(person, asks, graph, best.least);
    if (matching !== null) {
      best.add({ offerId, asks, matching, restored: false });
    }
  }
  return best.all().map(({ offerId, matching: { score } }) => ({ offerId, score }));
}

async function timed<T>(asked: readonly T[], find: (one: T) => Best | Promise<Best>) {
  const times: number[] = [];
  const results: Best[] = [];
  for (const one of asked) {
    const start = performance.now();
    results.push(await find(one));
    times.push(performance.now() - start);
  }
  return { median: quantile(times, 0.5), results };
}

function checksum(results: readonly Best[]): string {
  return results.map((best) => best.map(({ offerId, score }) => `${offerId}:${score}`).join()).join(';');
}

function heapMegabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 1_048_576;
}
