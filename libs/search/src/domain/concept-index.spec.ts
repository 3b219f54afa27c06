import { describe, expect, it } from '@jest/globals';
import { ConceptIndex } from './concept-index.js';

const NAMES: Record<string, string[]>[] = [
  { en: ['waiter/waitress'], de: ['Kellner/Kellnerin'], fr: ['serveur/serveuse'], es: ['camarero/camarera'] },
  { en: ['cook', 'chef'], de: ['Koch/Köchin'], fr: ['cuisinier/cuisinière', 'chef de cuisine'] },
  { en: ['software developer'], de: ['Softwareentwickler/Softwareentwicklerin'], sv: ['chef'] },
  { en: ['nurse'], de: ['Krankenpfleger', 'Pfleger'], es: ['enfermero/enfermera'], pl: ['pielęgniarka'] },
  ...Array.from({ length: 20 }, (_, number) => ({ en: [`field ${number} manager`] })),
  { en: ['talent manager', 'manager'] },
  { en: ['barista'], it: ['barista'] },
  { en: ['bartender'], it: ['barman', 'barista'] },
  { en: ['primary school teacher'] },
  { en: ['secondary school teacher'] },
  { fr: ['agent d’entretien d’immeubles'] },
  { fr: ['aide soignant'] },
  { en: ['registered nurse', 'RN'], sv: ['legitimerad sjuksköterska', 'ssk'] },
];

/** Said of both kinds of teachers, the name of neither. */
const TEACHER = new Map([['en', ['teacher']]]);

const index = new ConceptIndex(
  NAMES.map((labels, id) => ({
    id,
    labels: new Map(Object.entries(labels)),
    related: labels.en?.[0]?.endsWith('teacher') ? TEACHER : new Map(),
  })),
);

const named = (title: string, language: string | null) =>
  index.namedIn(title, language).map(({ found, conceptIds }) => [found, ...conceptIds]);

describe('ConceptIndex', () => {
  it.each<[string, string, (string | number)[][]]>([
    ['Kellner/in (m/w/d) für unser Restaurant', 'de', [['Kellner', 0]]],
    ['Serveuse H/F', 'fr', [['Serveuse', 0]]],
    ['WAITERS WANTED', 'en', [['WAITERS', 0]]],
    ["Agent d'entretien d’immeubles H/F", 'fr', [["Agent d'entretien d’immeubles", 29]]],
    ['Aide-soignant', 'fr', [['Aide-soignant', 30]]],
    [
      'Enfermeras y enfermeros',
      'es',
      [
        ['Enfermeras', 3],
        ['enfermeros', 3],
      ],
    ],
    ['Pielęgniarki na oddział', 'pl', [['Pielęgniarki', 3]]],
    ['Senior Software Developer', 'de', [['Software Developer', 2]]],
  ])('finds in %j (%s) %j', (title, language, expected) => {
    expect(named(title, language)).toEqual(expected);
  });

  it('takes the longest name', () => {
    expect(named('Chef de cuisine', 'fr')).toEqual([['Chef de cuisine', 1]]);
  });

  it('takes a name of the language of the ad or an English one, not a chance likeness', () => {
    expect(named('Chef', 'sv')).toEqual([['Chef', 2, 1]]);
    expect(named('Koch', 'fr')).toEqual([]);
    expect(named('Koch', null)).toEqual([['Koch', 1]]);
  });

  it('takes one or two letters for a name only in capitals, three that are a name in any case', () => {
    expect(named('RN wanted', 'en')).toEqual([['RN', 31]]);
    expect(named('Rn wanted', 'en')).toEqual([]);
    expect(named('Leg. ssk', 'sv')).toEqual([['ssk', 31]]);
  });

  it('takes a compound for what its last part says', () => {
    expect(named('Kinderkrankenpfleger', 'de')).toEqual([['Kinderkrankenpfleger', 3]]);
    expect(named('Kinderkrankenpfleger', 'fr')).toEqual([]);
  });

  it('says what an offer names: the thing called so in its language, nothing of which a word is only said', () => {
    const called = (title: string, language: string | null) =>
      index.namedIn(title, language).map(({ conceptIds, calledIds }) => [conceptIds, calledIds]);
    expect(called('Barista', 'en')).toEqual([[[25], [25]]]);
    expect(called('Barista', null)).toEqual([[[25, 26], [25]]]);
    expect(called('Barista', 'it')).toEqual([
      [
        [25, 26],
        [25, 26],
      ],
    ]);
    expect(called('Teacher', 'en')).toEqual([[[27, 28], []]]);
    expect(called('Primary school teacher', 'en')).toEqual([[[27], [27]]]);
    expect(called('Kinderkrankenpfleger', 'de')).toEqual([[[3], []]]);
  });

  it('takes no word that says too little, and none that is derived', () => {
    expect(named('Manager', 'en')).toEqual([]);
    expect(named('Talent Manager', 'en')).toEqual([['Talent Manager', 24]]);
    expect(named('Nursing, cooking', 'en')).toEqual([]);
  });
});
