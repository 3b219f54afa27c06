import { describe, expect, it } from '@jest/globals';
import { makeKnowledge, type NamedConcept } from './make-knowledge.js';

const concept = (id: number, ...names: [string, ...string[]]): NamedConcept => ({
  id,
  name: names[0],
  labels: new Map([['en', names]]),
  related: new Map(),
});

describe('the skill that a text names', () => {
  const { skill } = makeKnowledge({
    city: () => null,
    occupations: [],
    skills: [
      concept(1, 'project commissioning', 'project management', 'starting up projects'),
      concept(2, 'project management', 'managing of projects'),
    ],
  });

  it('is the one that is called so, whatever else goes by that name', () => {
    expect(skill('Project management', 'en')).toEqual({ id: 2, name: 'project management' });
    expect(skill('Project management', 'fi')).toEqual({ id: 2, name: 'project management' });
  });

  it('is found by its other names, too', () => {
    expect(skill('starting up projects', null)?.id).toBe(1);
    expect(skill('Managing of projects', 'en')?.id).toBe(2);
    expect(skill('projects', 'en')).toBeNull();
  });
});
