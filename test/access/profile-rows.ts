import type { AccessStage } from './access-stage.js';
import type { AccessRow } from './access-table.js';

const CANDIDATES = '401 200 200 403 403 403 403';
/** A candidate's, and not there for another. */
const OF_ONE_CANDIDATE = '401 200 404 403 403 403 403';

const JOB = { puesto: 'Cook', empresa: 'Cantina', f_inicio: '2018-03' };
const SCHOOL = { titulo: 'BA', centro_estudios: 'Porto', f_inicio: '2008-09' };

/** The profile of a candidate. */
export const PROFILE_ROWS: readonly AccessRow[] = [
  { route: 'GET /api/candidates/profile', statuses: CANDIDATES },
  {
    route: 'POST /api/candidates/profile',
    statuses: CANDIDATES,
    body: () => ({ nombre: 'Ada', apellidos: 'Test', poblacion: 'Porto' }),
  },
  { route: 'PATCH /api/candidates/field', statuses: CANDIDATES, body: () => ({ field: 'relocate', value: 1 }) },
  { route: 'PATCH /api/candidates/preferences', statuses: CANDIDATES, body: () => ({ headline: 'Cook' }) },
  { route: 'PATCH /api/candidates/interests', statuses: CANDIDATES, body: () => ({ sectors: [] }) },
  { route: 'POST /api/candidates/phone-fields', statuses: CANDIDATES, body: () => ({ phoneNumber: '+351912345678' }) },
  { route: 'POST /api/candidates/online-profiles', statuses: CANDIDATES, body: () => ({ rrss: [] }) },

  { route: 'GET /api/candidates/languages', statuses: CANDIDATES },
  { route: 'GET /api/candidates/language-gaps', statuses: CANDIDATES },
  {
    route: 'POST /api/candidates/languages',
    statuses: CANDIDATES,
    body: () => ({ language: 'Polish', level: 1 }),
  },
  { route: 'PATCH /api/candidates/languages/order', statuses: CANDIDATES, body: () => ({ ids: [1] }) },
  {
    route: 'PATCH /api/candidates/languages/{language}',
    statuses: OF_ONE_CANDIDATE,
    path: () => '/api/candidates/languages/Greek',
    body: () => ({ language: 'Greek', level: 1 }),
  },
  {
    route: 'DELETE /api/candidates/languages/{language}',
    statuses: OF_ONE_CANDIDATE,
    path: () => '/api/candidates/languages/Greek',
  },

  { route: 'POST /api/candidates/skills', statuses: CANDIDATES, body: () => ({ tag: 'cook-meat-dishes' }) },
  { route: 'PATCH /api/candidates/skills/order', statuses: CANDIDATES, body: () => ({ ids: [1] }) },
  {
    route: 'DELETE /api/candidates/skills/{tag}',
    statuses: OF_ONE_CANDIDATE,
    path: () => '/api/candidates/skills/cook-fish',
  },

  ...(['experience', 'education'] as const).flatMap((kind): AccessRow[] => {
    const path = (rest: string) => (stage: AccessStage) => `/api/candidates/${kind}/${stage.profile[kind]}${rest}`;
    const route = `/api/candidates/${kind}`;
    return [
      { route: `POST ${route}`, statuses: CANDIDATES, body: () => (kind === 'experience' ? JOB : SCHOOL) },
      { route: `PATCH ${route}/order`, statuses: CANDIDATES, body: () => ({ ids: [1] }) },
      {
        route: `PATCH ${route}/{id}`,
        statuses: OF_ONE_CANDIDATE,
        path: path(''),
        body: () => ({ descripcion: 'Fish' }),
      },
      { route: `DELETE ${route}/{id}`, statuses: OF_ONE_CANDIDATE, path: path('') },
      { route: `PATCH ${route}/{id}/highlight`, statuses: OF_ONE_CANDIDATE, path: path('/highlight') },
    ];
  }),

  {
    // Of nobody here.
    route: 'GET /api/candidates/avatar/{size}',
    statuses: '401 404 404 403 403 403 403',
    path: () => '/api/candidates/avatar/64',
  },
  // Without a file.
  { route: 'POST /api/candidates/avatar', statuses: '401 422 422 403 403 403 403' },
  { route: 'DELETE /api/candidates/avatar', statuses: CANDIDATES },

  { route: 'GET /api/candidates/blocked-companies', statuses: CANDIDATES },
  { route: 'GET /api/candidates/blocked-companies/suggestions', statuses: CANDIDATES },
  {
    route: 'POST /api/candidates/blocked-companies',
    statuses: CANDIDATES,
    body: ({ minisiteId }) => ({ company_id: minisiteId }),
  },
  {
    route: 'DELETE /api/candidates/blocked-companies/{id}',
    statuses: OF_ONE_CANDIDATE,
    path: ({ minisiteId }) => `/api/candidates/blocked-companies/${minisiteId}`,
  },
];
