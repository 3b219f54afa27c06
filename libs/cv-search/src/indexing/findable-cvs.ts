import { type CvKnowledge, ReferenceKnowledge, readWithoutContact } from '@babelboard/cv-reading/contract';
import type { CvText } from '@babelboard/cvs/contract';
import { withinTime } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { KnownPerson } from './domain/known-person.js';
import { maskOf } from './domain/mask-text.js';

/** Half of the CVs of the corpus take a fiftieth of a second. */
const LONGEST_MS = 5_000;
/** What the reader takes for a name without being sure may as well be a trade. */
const SURE_NAME = 0.9;

/** What a CV says at length, and what it says of who somebody is. */
interface ReadText {
  text: string;
  known: KnownPerson;
}

export interface MaskedCvs {
  /** In the order of the CVs, as far as they could be read. */
  texts: string[];
  /** What was known, and what the CVs say of the person, but for employers and schools: what was taken for one may be a trade. */
  known: KnownPerson;
}

/** Masks the texts of somebody's CVs. @param known of the person, without what the CVs say */
export type MaskCvs = (cvs: readonly CvText[], known: KnownPerson) => MaskedCvs;

/** Reads the texts of CVs once more: where contact details stand in them, and which names they hold, is not kept. */
@Injectable()
export class FindableCvs {
  constructor(private readonly knowledge: ReferenceKnowledge) {}

  /** Takes about two seconds the first time. */
  async open(): Promise<MaskCvs> {
    const knowledge = await this.knowledge.open();
    return (cvs, known) => {
      const read = cvs.flatMap((cv) => readText(cv, knowledge) ?? []);
      // What one CV leaves out another one says: a name before a marriage, a second address.
      const said = <Key extends keyof ReadText['known']>(key: Key) => [
        ...known[key],
        ...read.flatMap((cv) => cv.known[key]),
      ];
      const person = {
        ...known,
        names: said('names'),
        emails: said('emails'),
        phones: said('phones'),
        links: said('links'),
        countries: said('countries'),
      };
      const mask = maskOf({ ...person, organisations: said('organisations') });
      return { texts: read.map(({ text }) => mask(text)), known: person };
    };
  }
}

/** Null where it takes too long: what cannot be masked is not shown. */
function readText({ text, proposed }: CvText, knowledge: CvKnowledge): ReadText | null {
  const read = readInTime(text, knowledge) ?? readInTime(text, knowledge);
  if (read === null) return null;
  const { contact, experience, education, language } = read.cv;
  const organisations = [
    ...experience.map(({ value }) => value.employer ?? ''),
    ...education.map(({ value }) => value.school ?? ''),
    ...proposed.organisations,
  ];
  return {
    text: read.text,
    known: {
      names: [
        ...[contact.firstName, contact.lastName].flatMap((name) =>
          name === null || name.confidence < SURE_NAME ? [] : name.value,
        ),
        ...proposed.names,
      ],
      emails: contact.email === null ? [] : [contact.email.value],
      phones: [contact.phone?.value ?? '', ...proposed.phones].filter((phone) => phone !== ''),
      links: [...contact.links.map(({ value }) => value.url), ...proposed.links],
      countries: [contact.place?.value.countryCode ?? ''].filter((code) => code !== ''),
      // A title that was taken for an employer is no name.
      organisations: organisations.filter((name) => !knowledge.isOccupation(name, language)),
    },
  };
}

/** The first time in a language may take longer: its names are made ready then. */
function readInTime(text: string, knowledge: CvKnowledge) {
  return withinTime(LONGEST_MS, () => readWithoutContact(text, knowledge));
}
