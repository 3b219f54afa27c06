import type { DemoProfile } from './demo-profile.js';

/** Has begun: who he is, what he speaks, a first skill and a first job; what is left is shown as next steps. */
export const TOMASZ: DemoProfile = {
  textLanguage: 'pl',
  cityId: 3_094_802,
  phone: null,
  skills: ['forklift-driving', 'perform-warehousing-operations'],
  sectors: [],
  preferences: {},
  texts: [],
  experience: [
    {
      position: 'Magazynier',
      employer: 'Wisła Logistyka',
      startedOn: '2022-02',
      endedOn: null,
      description: 'Kompletacja zamówień, obsługa wózka widłowego, praca na dwie zmiany.',
      countryId: 616,
      locality: 'Kraków',
      translations: [],
    },
  ],
  education: [],
  site: null,
  portrait: false,
  cvs: [],
};
