import { Settings } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { openMeilisearch } from '@babelboard/search/contract';
import type { INestApplicationContext } from '@nestjs/common';
import { peopleQueries } from '../../../libs/cv-search/src/engines/meilisearch/people-queries.js';
import { searchedWords } from '../../../libs/cv-search/src/engines/words/searched-words.js';
import { PAY_STEPS, type PeopleQuery } from '../../../libs/cv-search/src/searching/people-query.js';
import {
  createPeopleStage,
  PEOPLE_ENGINES,
  type PeopleEngineName,
  type PeopleStage,
  peopleEngine,
  peopleQuery,
} from '../../support/people-stage.js';
import { ms, quantile } from '../figures.js';
import { SyntheticPeople } from './synthetic-people.js';

export interface CvSearchBenchOptions {
  people: number;
  /** Measured rounds of each query; the engines take turns. */
  rounds: number;
}

const WARM_UP_ROUNDS = 5;
const BATCH = 1_000;
const WEEKS_AGO_8 = 2_962;
const B2 = 4;
/** In place of an engine's name: Meilisearch asked the same, with nothing of ours around it. */
const ALONE = 'alone';
/** Of a search by Meilisearch to the server alone. */
const MOST_ON_TOP = 1.5;

interface Asked {
  name: string;
  query: PeopleQuery;
}

/**
 * Time of what companies ask about people, by both engines, one search at a time, and of building each index. Goals: p95 of every query
 * below 100 ms, and a search by Meilisearch takes at most 1.5 times as long as the server alone. Gives whether they are kept.
 */
export async function benchCvSearch(options: CvSearchBenchOptions, print: (line: string) => void): Promise<boolean> {
  const stage = await createPeopleStage();
  try {
    await build(stage.app, options.people, print);
    const queries = queriesOf(stage.app);
    let kept = true;
    const times = new Map<string, number[]>();
    const alone = serverAlone(stage);
    const searches = [
      ...PEOPLE_ENGINES.map((engine) => ({
        engine,
        search: (query: PeopleQuery) => peopleEngine(stage.app, engine).search(query),
      })),
      { engine: ALONE, search: alone },
    ];
    for (let round = -WARM_UP_ROUNDS; round < options.rounds; round += 1) {
      for (const { name, query } of queries) {
        // Who asks second finds everything at hand.
        for (const { engine, search } of round % 2 === 0 ? searches : searches.toReversed()) {
          const start = performance.now();
          await search(query);
          const key = `${engine} ${name}`;
          times.set(key, round < 0 ? [] : [...(times.get(key) ?? []), performance.now() - start]);
        }
      }
    }
    for (const { name, query } of queries) {
      for (const engine of PEOPLE_ENGINES) {
        const { total } = await peopleEngine(stage.app, engine).search(query);
        const all = times.get(`${engine} ${name}`) ?? [];
        const [p50, p95] = [quantile(all, 0.5), quantile(all, 0.95)];
        kept &&= p95 < 100;
        print(
          `${engine.padEnd(12)} ${name.padEnd(40)} ${String(total).padStart(7)} found: p50 ${ms(p50).padStart(9)}, ` +
            `p95 ${ms(p95).padStart(9)}   ${p95 < 100 ? 'goal kept' : 'GOAL MISSED'}`,
        );
      }
    }
    for (const { name } of queries) {
      const [ours, its] = ['meilisearch', ALONE].map((engine) => quantile(times.get(`${engine} ${name}`) ?? [], 0.5));
      const onTop = (ours ?? Number.NaN) / (its ?? Number.NaN);
      kept &&= onTop <= MOST_ON_TOP;
      print(
        `meilisearch ÷ the server alone, ${name.padEnd(40)} ${onTop.toFixed(2)}   ` +
          (onTop <= MOST_ON_TOP ? 'goal kept' : 'GOAL MISSED'),
      );
    }
    return kept;
  } finally {
    await stage.close();
  }
}

/** What a search asks of Meilisearch, and nothing else. */
function serverAlone({ app, meilisearch: { url, key } }: PeopleStage): (query: PeopleQuery) => Promise<unknown> {
  const client = openMeilisearch(url, key);
  const indexUid = `${app.get(Settings).productPrefix}-people`;
  return (query) => client.multiSearch({ queries: peopleQueries(indexUid, query, searchedWords(query.words) ?? []) });
}

async function build(app: INestApplicationContext, count: number, print: (line: string) => void): Promise<void> {
  const seconds = new Map<PeopleEngineName, number>(PEOPLE_ENGINES.map((name) => [name, 0]));
  const timed = async (name: PeopleEngineName, work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    seconds.set(name, (seconds.get(name) ?? 0) + (performance.now() - start) / 1_000);
  };
  const made = await SyntheticPeople.open(app);
  const builds = await Promise.all(
    PEOPLE_ENGINES.map(async (name) => ({ name, build: await peopleEngine(app, name).startBuild() })),
  );
  for (let first = 1; first <= count; first += BATCH) {
    const people = Array.from({ length: Math.min(BATCH, count - first + 1) }, (_, at) => made.person(first + at));
    for (const { name, build } of builds) {
      await timed(name, () => build.add(people));
    }
  }
  for (const { name, build } of builds) {
    await timed(name, async () => {
      await build.finish();
      await build.swap(async () => undefined);
    });
    print(`${name}: ${count} people indexed in ${seconds.get(name)?.toFixed(1)} s`);
  }
}

/** What companies ask, from everybody to several filters and words; the filters are frequent values. */
function queriesOf(app: INestApplicationContext): Asked[] {
  const catalogue = app.get(ReferenceCatalogue);
  const city = catalogue.cities()[0];
  const [language, another] = catalogue.languages().map(({ id }) => ({ languageId: id, level: B2 as 4 }));
  if (city === undefined || language === undefined || another === undefined) {
    throw new Error('The reference data are not loaded');
  }
  const inCountry = { countryIds: [city.countryId] };
  const filters = { ...inCountry, languages: [language], experienceFrom: 3 };
  return [
    asked('everybody', {}),
    asked('one country', inCountry),
    asked('one city, moving', { cityIds: [city.id], movingCountryIds: [city.countryId] }),
    asked('one language at B2', { languages: [language] }),
    asked('two languages', { languages: [language, another] }),
    asked('sector + experience', { sectorIds: [3], experienceFrom: 5 }),
    asked('pay + active', { payUpTo: PAY_STEPS[2], activeSince: WEEKS_AGO_8 }),
    asked('country + language + experience', filters),
    asked('the same, only the next page', { ...filters, from: 20, parts: 'page' }),
    asked('"nurse"', { words: 'nurse' }),
    asked('"software developer"', { words: 'software developer' }),
    asked('"experience", in every text', { words: 'experience' }),
    asked('"experience" + 3 filters', { words: 'experience', ...filters }),
  ];
}

function asked(name: string, more: Partial<PeopleQuery>): Asked {
  return { name, query: peopleQuery(more) };
}
