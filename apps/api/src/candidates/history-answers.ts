import type { HistoryKind } from '@babelboard/candidates';
import type { UiLanguage } from '@babelboard/texts';
import type { EducationResponse, ExperienceResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { doneWith } from '../auth/done.js';
import { apiTexts } from '../texts/api-texts.js';
import { presentEducation, presentExperience } from './candidate-presenter.js';
import { Completions } from './completions.js';
import { OwnProfiles } from './own-profiles.js';

type Said = 'done.saved' | `done.${HistoryKind}-added` | `done.${HistoryKind}-removed`;

/** What changes of experience and education answer: the list, and how complete the profile is now. */
@Injectable()
export class HistoryAnswers {
  constructor(
    private readonly profiles: OwnProfiles,
    private readonly completions: Completions,
  ) {}

  async experience(accountId: number, language: UiLanguage, said: Said): Promise<ExperienceResponse> {
    const { list, ...rest } = await this.answer(accountId, language, said, 'experience');
    return { experience: list.map(presentExperience), ...rest };
  }

  async education(accountId: number, language: UiLanguage, said: Said): Promise<EducationResponse> {
    const { list, ...rest } = await this.answer(accountId, language, said, 'education');
    return { education: list.map(presentEducation), ...rest };
  }

  /** One entry as it is now; nothing where it is gone. */
  async entry(accountId: number, kind: HistoryKind, id: number): Promise<Record<string, unknown>> {
    const { experience, education } = await this.profiles.snapshot(accountId);
    const entries = kind === 'experience' ? experience.map(presentExperience) : education.map(presentEducation);
    return { ...entries.find((entry) => entry.id === id) };
  }

  private async answer<Kind extends HistoryKind>(accountId: number, language: UiLanguage, said: Said, kind: Kind) {
    const profile = await this.profiles.snapshot(accountId);
    return {
      list: profile[kind],
      ...(await this.completions.of(accountId, profile.progress)),
      ...doneWith(apiTexts.in(language)(said)),
    };
  }
}
