import { z } from 'zod';
import { toasts } from './done.js';
import { nameText, proseText } from './typed-text.js';

export const SCREENING_TYPES = ['yes_no', 'one_of', 'several_of', 'number', 'text'] as const;
export const MOST_SCREENING_QUESTIONS = 20;
export const MOST_SCREENING_OPTIONS = 20;
export const MOST_SCREENING_TEMPLATES = 50;
/** Letters of an answer in words. */
export const LONGEST_SCREENING_ANSWER = 2_000;

const questionText = nameText(300).min(1);
const optionText = nameText(120).min(1);
const someNumber = z.number().min(-1_000_000_000).max(1_000_000_000);

/**
 * The answer that the company hopes for. `yes`: of a yes/no question; `any_of`: one of these options is enough; `min` and `max`: of a
 * number, either may be open. A question in words has none.
 */
export const screeningWanted = z
  .object({
    yes: z.boolean().optional(),
    any_of: z.array(optionText).max(MOST_SCREENING_OPTIONS).optional(),
    min: someNumber.nullable().optional(),
    max: someNumber.nullable().optional(),
  })
  .meta({ id: 'ScreeningWanted' });
export type ScreeningWanted = z.infer<typeof screeningWanted>;

/** `true` or `false`, the words of an option, those of several, a number, or words; null where nothing was answered. */
export const screeningAnswer = z
  .union([
    z.boolean(),
    someNumber,
    proseText(LONGEST_SCREENING_ANSWER),
    z.array(optionText).max(MOST_SCREENING_OPTIONS),
  ])
  .nullable();
export type ScreeningAnswer = z.infer<typeof screeningAnswer>;

const question = {
  type: z.enum(SCREENING_TYPES),
  text: questionText,
  /** Of `one_of` and `several_of`; empty for others. */
  options: z.array(optionText).max(MOST_SCREENING_OPTIONS).default([]),
  required: z.boolean().default(false),
  /** Said to candidates before they type anything, with what it takes. It marks an application; a person decides. */
  knock_out: z.boolean().default(false),
  wanted: screeningWanted.nullable().default(null),
};

/** A question as the company writes it. `id`: of the one that it was; a changed one that has answers becomes a new version with another id. */
export const screeningQuestionInput = z
  .object({ id: z.int().nullable().default(null), ...question })
  .meta({ id: 'ScreeningQuestionInput' });
export type ScreeningQuestionInput = z.input<typeof screeningQuestionInput>;

/** A question as the company sees it. */
export const screeningQuestion = z
  .object({
    id: z.int(),
    type: question.type,
    text: z.string(),
    options: z.array(z.string()),
    required: z.boolean(),
    knock_out: z.boolean(),
    wanted: screeningWanted.nullable(),
    /** How many have answered it: from one on it is never edited in place. */
    answers: z.int(),
  })
  .meta({ id: 'ScreeningQuestion' });
export type ScreeningQuestion = z.infer<typeof screeningQuestion>;

/** A question as candidates see it: what the company hopes for stays with the company, but for a knock-out. */
export const askedQuestion = z
  .object({
    id: z.int(),
    type: question.type,
    text: z.string(),
    options: z.array(z.string()),
    required: z.boolean(),
    knock_out: z.boolean(),
    /** What a knock-out takes; null for other questions. */
    takes: screeningWanted.nullable(),
    /** That of the person who asks. */
    answer: screeningAnswer,
  })
  .meta({ id: 'AskedQuestion' });
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** Answer of `GET` and `PUT /api/companies/offers/{id}/screening-questions`. */
export const screeningQuestionsResponse = z
  .object({
    questions: z.array(screeningQuestion),
    /** Goes up with every change of the list. */
    version: z.int(),
    toasts: toasts.optional(),
  })
  .meta({ id: 'ScreeningQuestionsResponse' });
export type ScreeningQuestionsResponse = z.infer<typeof screeningQuestionsResponse>;

/** Body of `PUT /api/companies/offers/{id}/screening-questions`: the whole list in its order. */
export const screeningQuestionsRequest = z
  .object({
    questions: z.array(screeningQuestionInput).max(MOST_SCREENING_QUESTIONS),
    /** The version that was read; where somebody changed the list since then, nothing is written (409). */
    version: z.int().min(0).optional(),
  })
  .meta({ id: 'ScreeningQuestionsRequest' });
export type ScreeningQuestionsRequest = z.input<typeof screeningQuestionsRequest>;

const templateQuestion = z.object(question);

/** Body of `POST /api/companies/screening-templates`. */
export const screeningTemplateRequest = z
  .object({ name: nameText(80).min(1), questions: z.array(templateQuestion).min(1).max(MOST_SCREENING_QUESTIONS) })
  .meta({ id: 'ScreeningTemplateRequest' });
export type ScreeningTemplateRequest = z.input<typeof screeningTemplateRequest>;

/** Body of `PATCH /api/companies/screening-templates/{id}`: what is named changes. */
export const changeScreeningTemplateRequest = screeningTemplateRequest
  .partial()
  .meta({ id: 'ChangeScreeningTemplateRequest' });
export type ChangeScreeningTemplateRequest = z.input<typeof changeScreeningTemplateRequest>;

/** Answer of the calls for `/api/companies/screening-templates`: by name. */
export const screeningTemplatesResponse = z
  .object({
    data: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        questions: z.array(screeningQuestion.omit({ id: true, answers: true })),
      }),
    ),
    toasts: toasts.optional(),
  })
  .meta({ id: 'ScreeningTemplatesResponse' });
export type ScreeningTemplatesResponse = z.infer<typeof screeningTemplatesResponse>;
