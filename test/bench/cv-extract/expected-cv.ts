import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a CV of the corpus holds; see its README for how values are counted. */
export interface ExpectedCv {
  language: string;
  contact: {
    firstName: string;
    lastName: string;
    email: string | null;
    phone: string | null;
    locality: string | null;
    countryCode: string;
    links: string[];
  };
  languages: { code: string; level: string | null }[];
  experience: {
    position: string;
    employer: string;
    start: string;
    end: string | null;
    locality?: string;
    countryCode?: string;
  }[];
  education: { title: string; school: string; start: string | null; end: string | null; isced: number | null }[];
  skills: string[];
}

export type SetName = 'tuning' | 'heldOut';

export const CORPUS = 'test/bench/cv-corpus';
/** Written by people who had not seen the reader. */
export const WILD = 'test/bench/cv-wild';

/** A set of a corpus that has no list of its sets is a folder. */
const FOLDERS: Record<SetName, string> = { tuning: 'open', heldOut: 'sealed' };

/** The files of a set that are documents; JSON Resume is read by another reader. */
export function filesOf(set: SetName, folder = CORPUS): string[] {
  const list = join(folder, 'sets.json');
  if (!existsSync(list)) {
    const own = FOLDERS[set];
    return readdirSync(join(folder, own))
      .filter((file) => !file.endsWith('.json'))
      .map((file) => join(own, file));
  }
  const sets = JSON.parse(readFileSync(list, 'utf8')) as Record<SetName, string[]>;
  return sets[set].filter((file) => !file.endsWith('.json'));
}

export function expectedOf(file: string, folder = CORPUS): ExpectedCv {
  return JSON.parse(readFileSync(join(folder, file.replace(/\.[^.]+$/, '.expected.json')), 'utf8')) as ExpectedCv;
}
