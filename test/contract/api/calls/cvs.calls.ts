import { PDF } from '../../../support/cv-files.js';
import type { CallStage, SpecifiedCall } from '../specified-call.js';

const MYCV = '/api/candidates/mycv';

const file = () => {
  const form = new FormData();
  form.append('cv', new Blob([new Uint8Array(PDF)]), 'cv.pdf');
  return form;
};
const uploaded =
  (rest = '') =>
  async ({ owner }: CallStage) =>
    `${MYCV}/${await owner.uploaded()}${rest}`;

export const CV_CALLS: readonly SpecifiedCall[] = [
  {
    call: `GET ${MYCV}`,
    path: async ({ owner }) => {
      await owner.uploaded();
      return MYCV;
    },
    names: ['cvs.0.default', 'conversions'],
  },
  {
    call: `POST ${MYCV}/fromVue`,
    body: file,
    names: ['user.id', 'cv.default', 'extraction'],
    says: 'CV uploaded successfully!',
  },
  { call: `PATCH ${MYCV}/{id}/highlight`, path: uploaded('/highlight'), names: ['cvs.0.default'] },
  {
    call: `PATCH ${MYCV}/{id}/review`,
    path: uploaded('/review'),
    status: 409,
    names: ['code'],
  },
  { call: `DELETE ${MYCV}/{id}`, path: uploaded(), names: ['cvs'] },
];
