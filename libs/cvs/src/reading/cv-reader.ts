import type { Readable } from 'node:stream';
import { type CvKnowledge, ReferenceKnowledge, readCv } from '@babelboard/cv-reading/contract';
import { inTurns, withinTime } from '@babelboard/platform';
import { NearSkills, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { cvRefused } from '../cv.errors.js';
import type { CvProposals } from '../domain/cv-proposals.js';
import type { KnownIds } from '../domain/known-ids.js';
import { proposalsOfCv } from '../domain/proposals-of-cv.js';
import { proposalsOfProfile } from '../domain/proposals-of-profile.js';
import { textOfProfile } from '../domain/text-of-profile.js';
import { DocumentReader } from './document-reader.js';
import type { ReadContent } from './read-answer.js';

/** Half of the CVs of the corpus take a fiftieth of a second. */
const LONGEST_MS = 5_000;
/** Of the catalogue, beside a skill in the words of the CV. */
const MOST_NEAR = 2;

/** What is in a CV. */
export interface ReadCv {
  text: string;
  /** ISO 639-1, where the text was long enough to tell. */
  language: string | null;
  proposals: CvProposals;
}

/** Reads CVs: their text in a process of its own, then what the text says, here and within a time. */
@Injectable()
export class CvReader {
  constructor(
    private readonly documents: DocumentReader,
    private readonly catalogue: ReferenceCatalogue,
    private readonly knowledge: ReferenceKnowledge,
    private readonly nearSkills: NearSkills,
  ) {}

  /** @throws DomainError where it cannot be read (`CvRefusal`) */
  async read(file: Readable): Promise<ReadCv> {
    const read = this.understand(await this.documents.read(file), await this.knowledge.open());
    return storable({ ...read, proposals: await this.withNearSkills(read) });
  }

  private understand({ document, profile }: ReadContent, knowledge: CvKnowledge): ReadCv {
    const ids = this.ids(knowledge);
    if (profile !== null) {
      const proposals = proposalsOfProfile(profile, ids);
      return { text: document?.text ?? textOfProfile(profile), language: profile.language, proposals };
    }
    const cv = withinTime(LONGEST_MS, () => readCv({ lines: document?.lines ?? [] }, knowledge));
    // One file must never hold up the tasks of everybody else.
    if (cv === null) throw cvRefused('CV_TOO_COMPLEX');
    return { text: document?.text ?? '', language: cv.language, proposals: proposalsOfCv(cv, ids) };
  }

  private async withNearSkills({ proposals, language }: ReadCv): Promise<CvProposals> {
    if (proposals.skills.every(({ skillId }) => skillId !== null)) return proposals;
    const near = await this.nearSkills.open(language);
    const skills = await inTurns(proposals.skills, (skill) =>
      skill.skillId === null ? { ...skill, nearIds: near(skill.ownName, MOST_NEAR) } : skill,
    );
    return { ...proposals, skills };
  }

  private ids(knowledge: CvKnowledge): KnownIds {
    return {
      language: (code) => this.catalogue.languageByCode(code)?.id ?? null,
      country: (code) => this.catalogue.countryByIso2(code)?.id ?? null,
      skill: (name, language) => knowledge.skill(name, language)?.id ?? null,
    };
  }
}

/** PostgreSQL keeps no NUL, and halves of characters are none. */
function storable(read: ReadCv): ReadCv {
  const storableText = (text: string) => text.replace(/\0|\p{Cs}/gu, '');
  const proposals = JSON.stringify(read.proposals, (_key, value) =>
    typeof value === 'string' ? storableText(value) : value,
  );
  return { ...read, text: storableText(read.text), proposals: JSON.parse(proposals) as CvProposals };
}
