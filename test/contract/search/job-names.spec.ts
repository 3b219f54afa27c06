import { EscoConcepts, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { ENGINE_NAMES } from '@babelboard/search';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OfferRow, PLAIN_OFFER } from '../../support/offer-rows.js';
import { createSearchStage, engineNamed, query, type SearchStage, stageOffers } from './search-stage.js';

/** What people type, and the occupation that it is a name of. */
const NAMES: [typed: string, slug: string][] = [
  ['software engineer', 'software-developer'],
  ['software developer', 'software-developer'],
  ['web developer', 'web-developer'],
  ['system administrator', 'ict-system-administrator'],
  ['truck driver', 'cargo-vehicle-driver'],
  ['bus driver', 'bus-driver'],
  ['taxi driver', 'taxi-driver'],
  ['delivery driver', 'car-and-van-delivery-driver'],
  ['forklift driver', 'forklift-operator'],
  ['warehouse worker', 'warehouse-worker'],
  ['order picker', 'warehouse-order-picker'],
  ['registered nurse', 'nurse-responsible-for-general-care'],
  ['nurse', 'nurse-responsible-for-general-care'],
  ['Krankenschwester', 'nurse-responsible-for-general-care'],
  ['social worker', 'social-worker'],
  ['security guard', 'security-guard'],
  ['project manager', 'project-manager'],
  ['hotel manager', 'accommodation-manager'],
  ['restaurant manager', 'restaurant-manager'],
  ['translator', 'translator'],
  ['sales assistant', 'sales-assistant'],
  ['shop assistant', 'shop-assistant'],
  ['kitchen assistant', 'kitchen-assistant'],
  ['pastry chef', 'pastry-chef'],
  ['civil engineer', 'civil-engineer'],
  ['mechanical engineer', 'mechanical-engineer'],
  ['electrical engineer', 'electrical-engineer'],
  ['data analyst', 'data-analyst'],
  ['graphic designer', 'graphic-designer'],
  ['personal trainer', 'personal-trainer'],
  ['tour guide', 'tourist-guide'],
];
const LANGUAGES = ['de', 'fr', 'es', 'it', 'nl'];
/** Newer offers with a word of each name in their titles, and all of them in their texts. */
const OTHERS = 3;

let stage: SearchStage;
let titleOf: Map<number, string>;
/** By slug. */
const titles = new Map<string, string[]>();

beforeAll(async () => {
  stage = await createSearchStage();
  const catalogue = stage.app.get(ReferenceCatalogue);
  const occupations = await stage.app.get(EscoConcepts).occupations();
  const offer = (title: string, language: string, description: string, day: number): OfferRow => ({
    ...PLAIN_OFFER,
    title,
    description,
    adLanguageId: catalogue.languageByCode(language)?.id ?? null,
    postedAt: new Date(Date.UTC(2026, 9, day)),
  });
  const rows: OfferRow[] = [];
  for (const slug of new Set(NAMES.map(([, of]) => of))) {
    const labels = occupations.find((occupation) => occupation.slug === slug)?.labels;
    const own = LANGUAGES.map(
      (language) => [labels?.get(language)?.[0]?.split('/')[0]?.trim() ?? '', language] as const,
    );
    titles.set(
      slug,
      own.map(([title]) => title),
    );
    rows.push(...own.map(([title, language]) => offer(title, language, 'Lorem ipsum.', 1)));
  }
  for (const [typed, slug] of NAMES) {
    const words = typed.toLowerCase().split(' ');
    const others = occupations.filter(
      (other) =>
        other.slug !== slug && !titles.has(other.slug) && words.some((word) => other.name.split(' ').includes(word)),
    );
    rows.push(...others.slice(0, OTHERS).map(({ name }) => offer(name, 'en', `Not a ${typed}.`, 9)));
  }
  rows.push(...Array.from({ length: 18 }, () => offer('Cloud', 'en', 'Docker and more.', 1)));
  rows.push(...Array.from({ length: 12 }, () => offer('Doctor and teacher', 'en', 'Lorem ipsum.', 1)));
  rows.push(offer('Docteur en droit', 'fr', 'Lorem ipsum.', 1), offer('Etcher', 'en', 'Lorem ipsum.', 1));
  const ids = await stageOffers(stage.app, rows);
  titleOf = new Map(rows.map(({ title }, index) => [ids[index] ?? 0, title]));
});

afterAll(async () => {
  await stage?.close();
});

describe.each(ENGINE_NAMES)('names of jobs by %s', (engine) => {
  const search = (...keywords: string[]) => engineNamed(stage.app, engine).search(query({ keywords }));

  it.each(NAMES)('%s: the offers that are called so in any language come first', async (typed, slug) => {
    const { ids } = await search(typed);
    const first = ids.slice(0, LANGUAGES.length).map((id) => titleOf.get(id));
    expect(first).toHaveLength(LANGUAGES.length);
    expect(first.filter((title) => !titles.get(slug)?.includes(title ?? ''))).toEqual([]);
  });

  it('goes on with the same order on the next page', async () => {
    const whole = await search('software engineer');
    const page = await engineNamed(stage.app, engine).search(
      query({ keywords: ['software engineer'], from: 3, size: 4 }),
    );
    expect(page.ids).toEqual(whole.ids.slice(3, 7));
    expect(page.total).toBe(whole.total);
  });

  it('takes of near words the one that is likely meant, by offers and the language of the page', async () => {
    const meant = async (typed: string) => (await search(typed)).corrections.get(typed);
    expect(await meant('docter')).toBe('doctor');
    expect(await meant('techer')).toBe('teacher');
  });

  it.each(['🙂', '!!!', 'x'.repeat(63)])('finds nothing by %j, which is no word', async (typed) => {
    const found = await search(typed);
    expect([found.total, found.ids, found.totalActives]).toEqual([0, [], titleOf.size]);
    expect(await engineNamed(stage.app, engine).totals([query({ keywords: [typed] })])).toEqual([0]);
  });
});
