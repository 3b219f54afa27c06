import { make, type SpecifiedCall } from '../specified-call.js';
import { EDUCATION, EXPERIENCE } from './wire-names.js';

const JOB = {
  puesto: 'Cook',
  empresa: 'Cantina',
  f_inicio: '2018-03',
  f_final: '2020-06',
  descripcion: '<p>Soups</p>',
  fk_pais_id: 620,
  lugar: 'Porto',
};
const SCHOOL = {
  titulo: 'BA Languages',
  centro_estudios: 'Porto',
  f_inicio: '2008-09',
  f_final: '2011-07',
  descripcion: '',
  tipo_formacion: 6,
};
const KINDS = [
  { kind: 'experience', entry: JOB, fields: EXPERIENCE, says: 'Work experience info added successfully!' },
  { kind: 'education', entry: SCHOOL, fields: EDUCATION, says: 'Education info added successfully!' },
] as const;

export const HISTORY_CALLS: readonly SpecifiedCall[] = KINDS.flatMap(({ kind, entry, fields, says }) => {
  const list = `/api/candidates/${kind}`;
  const names = fields.map((field) => `${kind}.0.${field}`);
  const made =
    (rest = ''): SpecifiedCall['path'] =>
    async (stage) =>
      `${list}/${(await make(stage, 'POST', list, entry)).id}${rest}`;
  return [
    { call: `POST ${list}`, body: () => entry, names, says },
    { call: `PATCH ${list}/{id}`, path: made(), body: () => entry, names },
    { call: `PATCH ${list}/{id}/highlight`, path: made('/highlight'), names },
    { call: `DELETE ${list}/{id}`, path: made(), names: [kind] },
  ];
});
