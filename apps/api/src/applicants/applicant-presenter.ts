import {
  type ApplicantBoard,
  type ApplicantDetailData,
  type ApplicantRow,
  answerBy,
  type NamedNote,
  type NamedStep,
} from '@babelboard/applications';
import type { KnownOffer } from '@babelboard/offers/contract';
import { Clock } from '@babelboard/platform';
import { nameIn, ReferenceCatalogue } from '@babelboard/reference-data';
import type { UiLanguage } from '@babelboard/texts';
import type {
  ApplicantCard,
  ApplicantDetail,
  ApplicantHistoryEntry,
  ApplicantNote,
  BoardResponse,
} from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { presentLanguageVerdicts, summariseVerdicts } from '../applications/present-language-verdicts.js';
import { presentAsked, presentQuestion } from '../applications/present-questions.js';
import { presentSpokenLanguages } from '../candidates/present-spoken-languages.js';
import { MatchingPresenter } from '../matchings/matching-presenter.js';

/** Applicants in the words of the wire, for the companies that they applied to. */
@Injectable()
export class ApplicantPresenter {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly clock: Clock,
    private readonly matchings: MatchingPresenter,
  ) {}

  /** @param offers that the applicants are of */
  card(row: ApplicantRow, offers: readonly KnownOffer[]): ApplicantCard {
    const asked = offers.find(({ id }) => id === row.offerId)?.languages ?? [];
    const due = answerBy(row);
    return {
      id: row.id,
      offer_id: row.offerId,
      status: row.status,
      version: row.version,
      name: row.name,
      headline: row.headline,
      applied_at: row.appliedAt.toISOString(),
      changed_at: row.changedAt.toISOString(),
      answer_by: due?.toISOString() ?? null,
      overdue: due !== null && due < this.clock.now(),
      viewed: row.viewedAt !== null,
      languages: presentSpokenLanguages(askedFirst(row.languages, asked), this.catalogue),
      check: summariseVerdicts({ asked, held: row.languages }, this.catalogue),
      knocked_out: row.knockedOut,
      rating: { mean: row.ratingMean, count: row.ratings, own: row.ownRating },
      notes: row.notes,
      objected: row.objectedAt !== null,
      fit: { score: row.fit.matching && Math.round(row.fit.matching.score), lacks: row.fit.lacks },
    };
  }

  board({ offer, columns, questions }: ApplicantBoard): BoardResponse {
    return {
      offer: presentOffer(offer),
      columns: columns.map(({ cards, ...column }) => ({
        ...column,
        cards: cards.map((row) => this.card(row, [offer])),
      })),
      questions: questions.map(presentQuestion),
    };
  }

  detail(found: ApplicantDetailData, memberId: number, language: UiLanguage): ApplicantDetail {
    const { row, application, offer, answers, notes, steps } = found;
    const { cvName, cvType, cvSize } = application;
    return {
      ...this.card(row, [offer]),
      offer: presentOffer(offer),
      place: application.place,
      letter: application.letter,
      cv: cvName === null || cvType === null ? null : { name: cvName, type: cvType, size: cvSize ?? 0 },
      skills: this.skills(application, language),
      experience: application.experience,
      education: application.education,
      requirements: presentLanguageVerdicts({ asked: offer.languages, held: row.languages }, this.catalogue, language),
      matching: row.fit.matching && this.matchings.fit(row.fit.matching, language),
      answers: answers.map((question) => ({ ...presentAsked(question), meets: question.meets })),
      objection: application.objection,
      note_list: presentNotes(notes, memberId),
      history: presentHistory(steps),
    };
  }

  private skills(
    { skillIds, ownSkills }: ApplicantDetailData['application'],
    language: UiLanguage,
  ): ApplicantDetail['skills'] {
    const known = skillIds.flatMap((id) => {
      const skill = this.catalogue.skill(id);
      return skill === undefined ? [] : [{ id, name: nameIn(skill, language).name, slug: skill.slug, own: false }];
    });
    return [...known, ...ownSkills.map((name) => ({ id: null, name, slug: null, own: true }))];
  }
}

/** What the offer asks for is what a card with little room has to show. */
function askedFirst(held: ApplicantRow['languages'], asked: KnownOffer['languages']): ApplicantRow['languages'] {
  const isAsked = ({ languageId }: { languageId: number }) => asked.some((one) => one.languageId === languageId);
  return [...held.filter(isAsked), ...held.filter((one) => !isAsked(one))];
}

export function presentOffer({ id, title, live }: KnownOffer) {
  return { id, title, live };
}

export function presentNotes(notes: readonly NamedNote[], memberId: number): ApplicantNote[] {
  return notes.map(({ note, by, mentioned }) => ({
    id: note.id,
    text: note.text,
    at: note.writtenAt.toISOString(),
    by: { id: note.memberId ?? 0, name: by },
    own: note.memberId === memberId,
    mentions: mentioned,
  }));
}

export function presentHistory(steps: readonly NamedStep[]): ApplicantHistoryEntry[] {
  return steps.map(({ step, by }) => ({
    at: step.at.toISOString(),
    kind: step.kind,
    from: step.fromStatus,
    to: step.toStatus,
    by: by === null || step.memberId === null ? null : { id: step.memberId, name: by },
  }));
}
