import type { ContactValues, CvProposals, LINK_KINDS, ProposedContact } from '@babelboard/cvs';
import { nameIn, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { UiLanguage } from '@babelboard/texts';
import { ONLINE_PROFILES, type CvProposals as WireProposals } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { presentLanguageLevel } from '../candidates/present-language-level.js';
import { presentNearSkill } from '../candidates/present-near-skill.js';
import { type HeldProfile, sameDate, samePage, sameSpelling, sameWords } from './held-profile.js';

const LINKS: Record<(typeof LINK_KINDS)[number], number> = ONLINE_PROFILES;

/** What was read in a CV in the words of the wire, with what the profile says already. */
@Injectable()
export class ProposalPresenter {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  present(proposals: CvProposals, profile: HeldProfile, language: UiLanguage): WireProposals {
    return {
      contact: { ...contact(proposals.contact, profile), links: links(proposals, profile) },
      languages: this.languages(proposals, profile),
      skills: this.skills(proposals, profile, language),
      experience: experience(proposals, profile),
      education: education(proposals, profile),
    };
  }

  private languages({ languages }: CvProposals, profile: HeldProfile): WireProposals['languages'] {
    return languages.flatMap(({ languageId, level: rank, ...found }) => {
      const language = this.catalogue.language(languageId);
      if (language === undefined) {
        return [];
      }
      const held = profile.languages.some(
        (own) => own.languageId === languageId && (rank === null || own.level === rank),
      );
      const level = rank === null ? { level: null, cefr: null } : presentLanguageLevel(rank);
      const { id, slug, name } = language;
      return [{ ...found, held, value: { id, slug, name, ...level } }];
    });
  }

  private skills({ skills }: CvProposals, profile: HeldProfile, language: UiLanguage): WireProposals['skills'] {
    return skills.flatMap(({ id, passage, confidence, ...proposed }): WireProposals['skills'] => {
      const found = { id, passage, confidence };
      if (proposed.skillId === null) {
        const { ownName, nearIds = [] } = proposed;
        const held = profile.skills.some((own) => own.ownName !== null && sameSpelling(own.ownName, ownName));
        const near = nearIds.flatMap((nearId) => presentNearSkill(this.catalogue.skill(nearId), language));
        return [{ ...found, held, value: { id: null, slug: null, name: ownName, own: true, near } }];
      }
      const { skillId } = proposed;
      const skill = this.catalogue.skill(skillId);
      const held = profile.skills.some(({ id }) => id === skillId);
      return skill === undefined
        ? []
        : [
            {
              ...found,
              held,
              value: { id: skillId, slug: skill.slug, ...nameIn(skill, language), own: false, near: [] },
            },
          ];
    });
  }
}

function contact(proposed: CvProposals['contact'], profile: HeldProfile): Omit<WireProposals['contact'], 'links'> {
  const { person } = profile;
  const text = (field: keyof ContactValues, held: (value: string) => boolean) => {
    const one = proposed.find((other) => other.field === field);
    return one === undefined ? null : presented(one, String(one.value), held(String(one.value)));
  };
  const number = (field: 'cityId' | 'countryId', held: number | null) => {
    const one = proposed.find((other) => other.field === field);
    return one === undefined ? null : presented(one, Number(one.value), held === one.value);
  };
  return {
    nombre: text('firstName', (value) => sameWords(person.firstName, value)),
    apellidos: text('lastName', (value) => sameWords(person.lastName, value)),
    phone: text('phone', (value) => profile.phone === value),
    poblacion: text('locality', (value) => sameWords(person.locality, value)),
    fk_city_id: number('cityId', profile.cityId),
    fk_pais_id: number('countryId', person.countryId),
    headline: text('headline', (value) => profile.headlines.some((headline) => sameWords(headline, value))),
  };
}

function presented<Value>({ id, passage, confidence }: ProposedContact, value: Value, held: boolean) {
  return { id, value, passage, confidence, held };
}

function links(proposals: CvProposals, profile: HeldProfile): WireProposals['contact']['links'] {
  return proposals.links.map(({ kind, url, ...found }) => ({
    ...found,
    held: profile.onlineProfiles.some((own) => samePage(own.url, url)),
    value: { rrss_id: LINKS[kind], value: url },
  }));
}

function experience(proposals: CvProposals, profile: HeldProfile): WireProposals['experience'] {
  return proposals.experience.map(({ id, passage, confidence, ...entry }) => ({
    ...{ id, passage, confidence },
    held: profile.experience.some(
      (own) =>
        sameWords(own.position, entry.position) &&
        sameWords(own.employer, entry.employer) &&
        sameDate(own.startedOn, entry.startedOn),
    ),
    value: {
      puesto: entry.position,
      empresa: entry.employer,
      f_inicio: entry.startedOn,
      f_final: entry.endedOn,
      descripcion: entry.description,
      fk_pais_id: entry.countryId,
      lugar: entry.locality,
    },
  }));
}

function education(proposals: CvProposals, profile: HeldProfile): WireProposals['education'] {
  return proposals.education.map(({ id, passage, confidence, ...entry }) => ({
    ...{ id, passage, confidence },
    held: profile.education.some(
      (own) =>
        sameWords(own.title, entry.title) &&
        sameWords(own.school, entry.school) &&
        sameDate(own.startedOn, entry.startedOn),
    ),
    value: {
      titulo: entry.title,
      centro_estudios: entry.school,
      f_inicio: entry.startedOn,
      f_final: entry.endedOn,
      descripcion: entry.description,
      tipo_formacion: entry.isced,
    },
  }));
}
