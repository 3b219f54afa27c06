import type { AnswerGiven } from '@babelboard/applications';
import { ageOf, type HeldSkill, type ProfileSnapshot } from '@babelboard/candidates';
import type { Conversion, ListedCv } from '@babelboard/cvs';
import type { MessagePreferences } from '@babelboard/message-preferences';
import { Clock, Settings } from '@babelboard/platform';
import type { ConsentStates } from '@babelboard/privacy';
import { nameIn, ReferenceCatalogue } from '@babelboard/reference-data';
import type { UiLanguage } from '@babelboard/texts';
import {
  type Candidate,
  type CandidateSkill,
  type Education,
  type Experience,
  flagOf,
  type WireFlag,
} from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { presentCvs } from '../cvs/cv-presenter.js';
import { apiTexts } from '../texts/api-texts.js';
import { presentSpokenLanguages } from './present-spoken-languages.js';
import { presentTasks } from './present-tasks.js';

/** What other contexts know of a candidate. */
export interface AroundProfile {
  consents: Awaited<ReturnType<ConsentStates['of']>>['states'];
  wishes: Awaited<ReturnType<MessagePreferences['storedWishesOf']>>;
  cvs: ListedCv[];
  conversions: Conversion[];
  answers: AnswerGiven[];
  hasMatchings: boolean;
  /** Those that they joined. */
  eventIds: readonly number[];
}

/** The one place where a profile becomes the wire's candidate. */
@Injectable()
export class CandidatePresenter {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  present(profile: ProfileSnapshot, around: AroundProfile, language: UiLanguage): Candidate {
    const { progress, photoAt } = profile;
    const { consents, wishes } = around;
    const photo = (size: number) =>
      photoAt === null ? null : `/api/candidates/avatar/${size}?v=${photoAt.getTime().toString(36)}`;
    const largest = photo(512);
    return {
      work_internship: optional(profile.workInternship),
      work_permit: optional(profile.workPermit),
      relocate: optional(profile.relocate),
      working_status: profile.workingStatus,
      salary_from: profile.salaryFrom,
      salary_to: profile.salaryTo,
      salary_negotiate: optional(profile.salaryNegotiable),
      salary: salaryWords(profile, language),
      ...ownWords(profile),
      path_foto: largest,
      full_path_foto: largest && new URL(largest, this.settings.baseUrl).href,
      path_foto_128: photo(128),
      path_foto_64: photo(64),
      destination: profile.destinationIds,
      accepted_at: consents.terms?.givenAt?.toISOString() ?? null,
      cvsearch: flagOf(consents.cvsearch?.given === true),
      email_matchings: flagOf(wishes.matchings.wanted),
      email_notifications: flagOf(wishes.notifications.wanted),
      email_newsletters: flagOf(consents.newsletters?.given === true),
      whatsapp_notifications: flagOf(wishes.whatsapp.wanted),
      email_challenge_task: flagOf(wishes['challenge-tasks'].wanted),
      hasJoinedChallenge: profile.hasJoinedChallenge,
      f_nace: profile.bornOn,
      age: profile.bornOn === null ? null : ageOf(profile.bornOn, this.clock.now()),
      fk_city_id: profile.cityId,
      phone: profile.phone,
      rrss: profile.onlineProfiles.map(({ kind, url }) => ({ rrss_id: kind, value: url })),
      virtual_events: around.eventIds.map((id) => ({ fk_virtual_event_id: id })),
      languages: presentSpokenLanguages(profile.languages, this.catalogue),
      categories: profile.sectorIds,
      tags: this.skills(profile.skills, language),
      experience: profile.experience.map(presentExperience),
      education: profile.education.map(presentEducation),
      answers: around.answers.map(presentAnswer),
      ...presentCvs(around),
      hasAlmostOneMatchingsOffer: around.hasMatchings,
      tasks: presentTasks(progress, wishes['profile-levels'].wanted),
      percent: progress.percent,
      tasks_done: progress.tasksDone,
    };
  }

  skills(held: readonly HeldSkill[], language: UiLanguage): CandidateSkill[] {
    return held.flatMap(({ id, ownName }): CandidateSkill[] => {
      if (ownName !== null) {
        return [{ id, slug: null, name: ownName, own: true }];
      }
      const skill = this.catalogue.skill(id);
      return skill === undefined ? [] : [{ id, slug: skill.slug, ...nameIn(skill, language), own: false }];
    });
  }
}

export function presentExperience(entry: ProfileSnapshot['experience'][number]): Experience {
  return {
    id: entry.id,
    puesto: entry.position,
    empresa: entry.employer,
    f_inicio: entry.startedOn,
    f_final: entry.endedOn,
    descripcion: entry.description,
    fk_pais_id: entry.countryId,
    lugar: entry.locality,
    highlighted: flagOf(entry.highlighted),
    language: entry.language,
    translations: entry.translations.map(({ language, position, description }) => ({
      language,
      puesto: position,
      descripcion: description,
    })),
  };
}

export function presentEducation(entry: ProfileSnapshot['education'][number]): Education {
  return {
    id: entry.id,
    titulo: entry.title,
    centro_estudios: entry.school,
    f_inicio: entry.startedOn,
    f_final: entry.endedOn,
    descripcion: entry.description,
    tipo_formacion: entry.iscedLevel,
    highlighted: flagOf(entry.highlighted),
    language: entry.language,
    translations: entry.translations.map(({ language, title, description }) => ({
      language,
      titulo: title,
      descripcion: description,
    })),
  };
}

function ownWords({ textLanguage, texts }: ProfileSnapshot) {
  const own = texts.find(({ language }) => language === textLanguage);
  const others = texts.filter((text) => text !== own);
  return {
    presentation_letter: own?.letterText ?? '',
    presentation_letter_html: own?.letterHtml ?? '',
    headline: own?.headline ?? '',
    language: textLanguage,
    translations: others.map(({ language, headline, letterHtml, letterText }) => ({
      language,
      headline,
      presentation_letter: letterText,
      presentation_letter_html: letterHtml,
    })),
  };
}

function salaryWords({ salaryFrom, salaryTo }: ProfileSnapshot, language: UiLanguage): string {
  const amount = new Intl.NumberFormat(language);
  const t = apiTexts.in(language);
  if (salaryFrom !== null && salaryTo !== null) {
    return t('candidate.salary-between', { from: amount.format(salaryFrom), to: amount.format(salaryTo) });
  }
  if (salaryFrom !== null) {
    return t('candidate.salary-from', { from: amount.format(salaryFrom) });
  }
  return salaryTo === null ? '' : t('candidate.salary-to', { to: amount.format(salaryTo) });
}

function optional(on: boolean | null): WireFlag | null {
  return on === null ? null : flagOf(on);
}

function presentAnswer({ questionId, question, answer, offerId, offerTitle, answeredAt }: AnswerGiven) {
  return {
    question_id: questionId,
    question,
    answer,
    offer: { id: offerId, title: offerTitle },
    answered_at: answeredAt.toISOString(),
  };
}
