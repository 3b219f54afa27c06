import { plainWords } from '../domain/text/words.js';
import type { CvKnowledge } from '../knowledge/cv-knowledge.js';
import { makeKnowledge } from '../knowledge/make-knowledge.js';

/** A world of few towns, jobs and skills. */
export function smallKnowledge(
  towns: readonly [name: string, countryCode: string][],
  jobs: readonly string[],
): CvKnowledge {
  const cities = new Map(towns.map(([name, countryCode], id) => [plainWords(name), { id, countryCode }]));
  const concept = (name: string, id: number, language: string) => ({
    id,
    name,
    labels: new Map([[language, [name]]]),
    related: new Map(),
  });
  return makeKnowledge({
    city: (name, countryCode) => {
      const city = cities.get(plainWords(name));
      return city && (countryCode === null || city.countryCode === countryCode) ? city : null;
    },
    occupations: jobs.map((name, id) => concept(name, id, 'en')),
    skills: ['Excel', 'SAP', 'Java'].map((name, id) => concept(name, id, 'en')),
  });
}
