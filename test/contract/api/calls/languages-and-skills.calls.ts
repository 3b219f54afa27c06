import { make, type SpecifiedCall } from '../specified-call.js';

const LANGUAGES = '/api/candidates/languages';
const SKILLS = '/api/candidates/skills';
const LANGUAGE = ['id', 'name', 'slug', 'level'].map((name) => `languages.0.${name}`);
const POLISH = { language: 'Polish', level: 2 };
const SKILL = 'cook-fish';

export const LANGUAGE_CALLS: readonly SpecifiedCall[] = [
  {
    call: `GET ${LANGUAGES}`,
    path: async (stage) => {
      await make(stage, 'POST', LANGUAGES, POLISH);
      return LANGUAGES;
    },
    names: LANGUAGE,
  },
  { call: `POST ${LANGUAGES}`, body: () => POLISH, names: LANGUAGE },
  {
    call: `PATCH ${LANGUAGES}/{language}`,
    path: async (stage) => {
      await make(stage, 'POST', LANGUAGES, POLISH);
      return `${LANGUAGES}/Polish`;
    },
    body: () => ({ language: 'Polish', level: 4 }),
    names: LANGUAGE,
  },
  {
    call: `DELETE ${LANGUAGES}/{language}`,
    path: async (stage) => {
      await make(stage, 'POST', LANGUAGES, POLISH);
      return `${LANGUAGES}/Polish`;
    },
    body: () => ({ language: 'Polish' }),
    names: ['languages'],
  },
];

export const SKILL_CALLS: readonly SpecifiedCall[] = [
  { call: `POST ${SKILLS}`, body: () => ({ tag: SKILL }), names: ['skills.0.slug'], says: 'Skill added' },
  {
    call: `DELETE ${SKILLS}/{tag}`,
    path: async (stage) => {
      await make(stage, 'POST', SKILLS, { tag: SKILL });
      return `${SKILLS}/${SKILL}`;
    },
    names: ['skills'],
    says: 'Skill removed',
  },
];
