import type { SpecifiedCall } from '../specified-call.js';

const SEARCHES = '/api/candidates/searchs/get-latests-searches';

export const LIST_CALLS: readonly SpecifiedCall[] = [
  { call: `GET ${SEARCHES}`, names: ['data'] },
  { call: 'GET /api/candidates/topCompanies', names: ['data'] },
  {
    call: 'GET /api/app/matchings',
    path: () => '/api/app/matchings?latests=false&_mode=all&_size=7&_platform=desktop&_minisite=false',
    names: ['code'],
    // The profile says too little yet.
    status: 422,
  },
];
