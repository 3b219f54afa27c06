import {
  LONGEST_SCREENING_ANSWER,
  type ScreeningQuestion,
  type ScreeningQuestionInput,
  type ScreeningWanted,
} from '@babelboard/wire';

/** A question while it is written. */
export interface QuestionDraft {
  /** Its own as long as the page is open; `id` is the server's. */
  key: number;
  id: number | null;
  type: ScreeningQuestion['type'];
  text: string;
  /** One a line. */
  options: string;
  required: boolean;
  knockOut: boolean;
  wanted: ScreeningWanted | null;
  answers: number;
}

let lastKey = 0;

export function emptyDraft(): QuestionDraft {
  lastKey += 1;
  return {
    key: lastKey,
    id: null,
    type: 'yes_no',
    text: '',
    options: '',
    required: true,
    knockOut: false,
    wanted: null,
    answers: 0,
  };
}

export function draftOf(
  question: Omit<ScreeningQuestion, 'id' | 'answers'> & Partial<ScreeningQuestion>,
): QuestionDraft {
  const { id = null, answers = 0, type, text, options, required, knock_out: knockOut, wanted } = question;
  return { ...emptyDraft(), id, answers, type, text, options: options.join('\n'), required, knockOut, wanted };
}

/**
 * Questions after they were saved. What was typed, added or taken out while they were on their way stays as it is.
 * @param sent as they were when they were sent
 * @param saved what the server made of them, in that order
 */
export function savedDrafts(
  now: readonly QuestionDraft[],
  sent: readonly QuestionDraft[],
  saved: readonly ScreeningQuestion[],
): QuestionDraft[] {
  return now.map((draft) => {
    const at = sent.findIndex(({ key }) => key === draft.key);
    const question = saved[at];
    if (question === undefined) return draft;
    if (sent[at] === draft) return { ...draftOf(question), key: draft.key };
    return { ...draft, id: question.id, answers: question.answers };
  });
}

export function hasOptions(type: QuestionDraft['type']): boolean {
  return type === 'one_of' || type === 'several_of';
}

export function optionsOf({ type, options }: Pick<QuestionDraft, 'type' | 'options'>): string[] {
  if (!hasOptions(type)) return [];
  const lines = options.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** What is sent; a hope that the kind of answer does not know is left out. */
export function inputOf(draft: QuestionDraft): Required<ScreeningQuestionInput> {
  const options = optionsOf(draft);
  const wanted = wantedOf(draft, options);
  const knockOut = draft.knockOut && draft.type !== 'text';
  const { id, type, required } = draft;
  return { id, type, text: draft.text.trim(), options, required, knock_out: knockOut, wanted };
}

function wantedOf({ type, wanted }: QuestionDraft, options: string[]): ScreeningWanted | null {
  if (wanted === null || type === 'text') return null;
  if (type === 'yes_no') return wanted.yes === undefined ? null : { yes: wanted.yes };
  if (type === 'number') {
    const { min = null, max = null } = wanted;
    return min === null && max === null ? null : { min, max };
  }
  const chosen = (wanted.any_of ?? []).filter((option) => options.includes(option));
  return chosen.length === 0 ? null : { any_of: chosen };
}

export type DraftFault = 'screening.text-missing' | 'screening.options-missing' | 'screening.wanted-missing';

/** What a question lacks, at the field that lacks it; null where it can be sent. */
export function faultOf(draft: QuestionDraft): { field: 'text' | 'options' | 'wanted'; fault: DraftFault } | null {
  const { text, options, knock_out: knockOut, wanted } = inputOf(draft);
  if (text === '' || text.length > LONGEST_SCREENING_ANSWER) return { field: 'text', fault: 'screening.text-missing' };
  if (hasOptions(draft.type) && options.length < 2) return { field: 'options', fault: 'screening.options-missing' };
  if (knockOut && wanted === null) return { field: 'wanted', fault: 'screening.wanted-missing' };
  return null;
}
