import { describe, expect, it } from '@jest/globals';
import { atQuestions } from './wrong-answers.js';

const ANSWERED = [{ id: 41 }, { id: 7 }, { id: 1 }];

describe('what the server refuses of answers', () => {
  it('stands at the question it names, whatever its place', () => {
    expect(atQuestions({ 'answers.41': 'Answer this', 'answers.1': 'Not that' }, ANSWERED)).toEqual({
      41: 'Answer this',
      1: 'Not that',
    });
    // One that was not answered, and so has no place.
    expect(atQuestions({ 'answers.99': 'Answer this' }, ANSWERED)).toEqual({ 99: 'Answer this' });
  });

  it('stands at the question that was answered there, where a place is named', () => {
    expect(atQuestions({ 'answers.1.answer': 'Too long' }, ANSWERED)).toEqual({ 7: 'Too long' });
  });

  it('keeps its name where it is about another field', () => {
    const refused = { cv_id: 'Not ready', 'answers.9.answer': 'Which?', answers: 'Too many' };
    expect(atQuestions(refused, ANSWERED)).toEqual(refused);
  });
});
