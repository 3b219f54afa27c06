import { PDF } from '../../support/cv-files.js';
import type { RunningProduct } from '../../support/product.js';
import type { Newcomer } from './newcomer.js';

/** Enters all that a complete profile has, beyond the languages of registration. */
export async function completeProfile(product: RunningProduct, { page }: Newcomer): Promise<void> {
  const { request } = page.context();
  const headers = { Origin: product.url };
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: PDF };
  const calls: [string, 'POST' | 'PATCH', object][] = [
    ['profile', 'POST', { data: { nombre: 'Marta', apellidos: 'Ferrer', fk_pais_id: 724, poblacion: 'Lugo' } }],
    ['mycv/fromVue', 'POST', { multipart: { cv } }],
    ['skills', 'POST', { data: { tag: 'cook-fish' } }],
    ['interests', 'PATCH', { data: { sectors: [1] } }],
    ['education', 'POST', { data: { titulo: 'Chef', centro_estudios: 'Lugo', f_inicio: '2008-09' } }],
    ['preferences', 'PATCH', { data: { headline: 'Cook' } }],
    ['online-profiles', 'POST', { data: { rrss: [{ rrss_id: 4, value: 'https://marta.example' }] } }],
  ];
  for (const [path, method, body] of calls) {
    const answer = await request.fetch(`${product.url}/api/candidates/${path}`, { method, headers, ...body });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  }
}
