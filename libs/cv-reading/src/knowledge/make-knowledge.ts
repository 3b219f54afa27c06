import { plainWords } from '../domain/text/words.js';
import type { CvKnowledge, KnownCity, KnownSkill } from './cv-knowledge.js';

/** A job or a skill with its names by language, the preferred one first. */
export interface NamedConcept {
  id: number;
  name: string;
  labels: ReadonlyMap<string, readonly string[]>;
  /** Words that it is found by, but not called. */
  related: ReadonlyMap<string, readonly string[]>;
}

export interface KnowledgeSources {
  city(name: string, countryCode: string | null): KnownCity | null;
  occupations: readonly NamedConcept[];
  skills: readonly NamedConcept[];
}

/** The language whose names are known in all CVs. */
const COMMON = 'en';

/** Makes names ready for looking up, those of a language when the first CV in it is read. */
export function makeKnowledge({ city, occupations, skills }: KnowledgeSources): CvKnowledge {
  const jobs = byLanguage((language) => new Set(occupations.flatMap((one) => namesOf(one, language).map(plainWords))));
  const skillNames = byLanguage((language) => {
    const ids = new Map<string, KnownSkill>();
    const add = ({ id, labels, name }: NamedConcept, label: string) => {
      const key = plainWords(label);
      if (key !== '' && !ids.has(key)) ids.set(key, { id, name: labels.get(language)?.[0] ?? name });
    };
    // What a skill is called comes before what others are called, too: "project management" is no other name for its beginning.
    for (const skill of skills) for (const label of skill.labels.get(language)?.slice(0, 1) ?? []) add(skill, label);
    for (const skill of skills) for (const label of namesOf(skill, language)) add(skill, label);
    return ids;
  });
  return {
    city,
    isOccupation: (name, language) => {
      const key = plainWords(name);
      return jobs(COMMON).has(key) || (language !== null && jobs(language).has(key));
    },
    skill: (name, language) => {
      const key = plainWords(name);
      return (language === null ? null : skillNames(language).get(key)) ?? skillNames(COMMON).get(key) ?? null;
    },
  };
}

function byLanguage<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

/** "Koch/Köchin" are two names. */
function namesOf({ labels, related }: NamedConcept, language: string): string[] {
  const names = [...(labels.get(language) ?? []), ...(related.get(language) ?? [])];
  return names.flatMap((name) => (name.includes('/') ? [name, ...name.split('/')] : [name]));
}
