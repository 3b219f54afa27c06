import { createHash } from 'node:crypto';
import { Clock, type Crowd, crowdOf, type RateLimit, RateLimits, Settings, smallerCrowd } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { questionOf } from './domain/suiting-question.js';
import type { Wanted } from './domain/suiting-sql.js';
import type { ToldCrowds } from './domain/told-crowds.js';
import { suitingQuestionsUsedUp } from './suiting.errors.js';
import { SuitingAnswers } from './suiting-answers.js';
import { type AskedOfCandidates, SuitingCandidates } from './suiting-candidates.js';

/** Different questions of one company within a day: what a form asks while somebody fills it in, and few enough that no mean over them finds anybody. */
const QUESTIONS: RateLimit = { points: 60, seconds: 86_400 };

/** People whom something else has found, who are told as crowds, too. */
export interface FoundElsewhere {
  /** All that they were found by, in one form: it is a part of the question. */
  question: string;
  /** Asked only where the company may ask. `each`: so many stand behind one of them. */
  find: () => Promise<{ well: number[]; could: number[]; each: number }>;
}

/** Tells a company how many candidates suit, so that it learns of nobody whether they are here. */
@Injectable()
export class SuitingCrowds {
  constructor(
    private readonly candidates: SuitingCandidates,
    private readonly answers: SuitingAnswers,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** The same question has the same answer all day, and costs nothing: who comes or goes meanwhile is not seen. @throws DomainError SUITING_QUESTIONS_USED_UP */
  async tell(
    companyId: number,
    asked: AskedOfCandidates,
    elsewhere: FoundElsewhere | null = null,
  ): Promise<ToldCrowds> {
    const wanted = this.candidates.wantedOf(asked);
    const question = hashOf(questionOf(companyId, wanted) + (elsewhere?.question ?? ''));
    const day = this.clock.now().toISOString().slice(0, 10);
    const told = await this.answers.find(companyId, day, question);
    if (told !== null) {
      return told;
    }
    const refusal = (retryAfter: number) => suitingQuestionsUsedUp(QUESTIONS.points, retryAfter);
    const use = { name: 'suiting-questions', key: String(companyId), limit: QUESTIONS, refusal };
    return this.limits.counting([use], async () => {
      const answer = await this.answer(companyId, wanted, elsewhere, day);
      return this.answers.keep(companyId, day, question, answer);
    });
  }

  private async answer(
    companyId: number,
    wanted: Wanted,
    elsewhere: FoundElsewhere | null,
    day: string,
  ): Promise<ToldCrowds> {
    const { all, languages, skills, place } = await this.candidates.count(companyId, wanted);
    const crowd = (people: number | null, about: unknown) =>
      people === null ? null : this.crowd(people, companyId, day, about);
    const by = {
      languages: crowd(languages, ['languages', wanted.languages]),
      skills: crowd(skills, ['skills', wanted.skillIds]),
      place: crowd(place, ['place', wanted.place]),
    };
    const parts = Object.values(by).filter((part) => part !== null);
    const [one, ...others] = parts;
    // Where one thing is asked alone it is all there is.
    const whole = one !== undefined && others.length === 0 ? one : this.crowd(all, companyId, day, ['all', wanted]);
    const found = elsewhere === null ? { well: null, could: null } : await this.elsewhere(companyId, elsewhere, day);
    return { all: parts.reduce(smallerCrowd, whole), ...by, ...found };
  }

  /** Who suits well is among those who could: no more of them are told. */
  private async elsewhere(
    companyId: number,
    { question, find }: FoundElsewhere,
    day: string,
  ): Promise<{ well: Crowd; could: Crowd }> {
    const { well, could, each } = await find();
    const crowd = async (ids: number[], about: string) =>
      this.crowd(Math.round(each * (await this.candidates.countAmong(ids))), companyId, day, [about, question]);
    const about = await crowd(could, 'could');
    return { well: smallerCrowd(await crowd(well, 'well'), about), could: about };
  }

  private crowd(people: number, companyId: number, day: string, about: unknown): Crowd {
    const { secretKey } = this.settings;
    return crowdOf(people, { secretKey, day, asker: `company ${companyId}`, question: JSON.stringify(about) });
  }
}

function hashOf(question: string): string {
  return createHash('sha256').update(question).digest('base64url');
}
