import { describe, expect, it } from '@jest/globals';
import { draftOf, emptyDraft, faultOf, inputOf, savedDrafts } from './question-draft.js';

const draft = (changes: object) => ({ ...emptyDraft(), text: 'Can you start in May?', ...changes });

describe('a question that is written', () => {
  it('is sent as it was read', () => {
    const question = {
      id: 4,
      type: 'one_of' as const,
      text: 'Which shift?',
      options: ['Early', 'Late'],
      required: true,
      knock_out: true,
      wanted: { any_of: ['Late'] },
      answers: 2,
    };
    const { answers: _answers, ...sent } = question;
    expect(inputOf(draftOf(question))).toEqual(sent);
  });

  it('leaves out hopes that its kind of answer does not know, and lines that are empty or twice', () => {
    const wanted = { yes: true, any_of: ['Late', 'Night'], min: 2 };
    expect(inputOf(draft({ type: 'yes_no', wanted })).wanted).toEqual({ yes: true });
    expect(inputOf(draft({ type: 'number', wanted })).wanted).toEqual({ min: 2, max: null });
    expect(inputOf(draft({ type: 'text', wanted, knockOut: true }))).toMatchObject({ wanted: null, knock_out: false });
    const several = inputOf(draft({ type: 'several_of', options: 'Early\n\n Late \nEarly', wanted }));
    expect(several).toMatchObject({ options: ['Early', 'Late'], wanted: { any_of: ['Late'] } });
  });

  it('says at which field something is missing', () => {
    expect(faultOf(draft({}))).toBeNull();
    expect(faultOf(draft({ text: '  ' }))?.field).toBe('text');
    expect(faultOf(draft({ type: 'one_of', options: 'Early' }))?.field).toBe('options');
    expect(faultOf(draft({ knockOut: true }))?.field).toBe('wanted');
    expect(faultOf(draft({ knockOut: true, wanted: { yes: false } }))).toBeNull();
  });
});

describe('questions that were saved', () => {
  const written = { ...emptyDraft(), text: ' Can you ride? ' };
  const other = { ...emptyDraft(), text: 'Why here?' };
  const saved = [
    { ...inputOf(written), id: 41, answers: 2 },
    { ...inputOf(other), id: 42, answers: 0 },
  ];

  it('are as the server has them', () => {
    const [first] = savedDrafts([written, other], [written, other], saved);
    expect(first).toMatchObject({ key: written.key, id: 41, text: 'Can you ride?', answers: 2 });
  });

  it('keep what was typed, added and put in order while they were on their way', () => {
    const typed = { ...written, text: 'Can you ride at night?' };
    const added = emptyDraft();
    expect(savedDrafts([other, typed, added], [written, other], saved)).toMatchObject([
      { key: other.key, id: 42, text: 'Why here?' },
      { key: written.key, id: 41, text: 'Can you ride at night?', answers: 2 },
      added,
    ]);
    expect(savedDrafts([other], [written, other], saved)).toHaveLength(1);
  });
});
