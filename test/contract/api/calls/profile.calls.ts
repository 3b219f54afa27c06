import { PASSWORD } from '../../../support/accounts.js';
import { type CallStage, make, type SpecifiedCall } from '../specified-call.js';
import { CANDIDATE, PHONE, USER } from './wire-names.js';

const CANDIDATES = '/api/candidates';
const PROFILE = [...USER.map((name) => `user.${name}`), ...CANDIDATE.map((name) => `user.candidate.${name}`)];

const photo = ({ photo: content }: CallStage) => {
  const form = new FormData();
  form.append('avatar', new Blob([new Uint8Array(content)]), 'me.png');
  return form;
};
const withPhoto = async (stage: CallStage) => {
  await make(stage, 'POST', `${CANDIDATES}/avatar`, photo(stage));
  return `${CANDIDATES}/avatar`;
};

export const PROFILE_CALLS: readonly SpecifiedCall[] = [
  { call: `GET ${CANDIDATES}/profile`, names: [...PROFILE, 'signal'] },
  {
    call: `POST ${CANDIDATES}/profile`,
    body: () => ({ nombre: 'Ada', apellidos: 'Byron', fk_pais_id: 276, fk_city_id: 2_886_242, poblacion: 'Cologne' }),
    names: PROFILE,
  },
  { call: `POST ${CANDIDATES}/account-settings/update-signal`, body: () => ({ state: 0 }), names: ['signal'] },
  { call: `PATCH ${CANDIDATES}/field`, body: () => ({ field: 'headline', value: 'Cook' }), names: PROFILE },
  {
    call: `POST ${CANDIDATES}/phone-fields`,
    body: () => ({
      countryCallingCode: '49',
      countryCode: 'DE',
      e164: '+4930123456',
      formatInternational: '+49 30 123456',
      formatNational: '030 123456',
      isValid: true,
      nationalNumber: '30123456',
      phoneNumber: '030 123456',
    }),
    names: PHONE.map((name) => `user.candidate.phone.${name}`),
  },
  {
    call: `POST ${CANDIDATES}/online-profiles`,
    body: () => ({
      rrss: [
        { rrss_id: 0, value: 'https://www.linkedin.com/in/ada' },
        { rrss_id: 4, value: 'https://ada.example' },
      ],
    }),
    names: ['user.candidate.rrss.0.rrss_id', 'user.candidate.rrss.0.value', 'user.candidate.rrss.1.value'],
  },
  {
    call: `PATCH ${CANDIDATES}/preferences`,
    body: () => ({
      work_internship: 0,
      work_permit: 1,
      relocate: 1,
      working_status: 2,
      salary_from: 0,
      salary_to: 40_000,
      salary_negotiate: 1,
      presentation_letter: '<p>Hello</p>',
      headline: 'Cook',
      destination: [276],
      f_nace: '1990-02-01',
    }),
    names: PROFILE,
  },
  { call: `PATCH ${CANDIDATES}/interests`, body: () => ({ sectors: [1] }), names: ['user.candidate.categories.0'] },
  { call: `POST ${CANDIDATES}/avatar`, body: photo, names: PROFILE },
  { call: `DELETE ${CANDIDATES}/avatar`, path: withPhoto, names: PROFILE },
];

export const ACCOUNT_CALLS: readonly SpecifiedCall[] = [
  {
    call: `POST ${CANDIDATES}/account-settings/update-email`,
    body: () => ({ email: 'another@example.test', password: PASSWORD }),
    names: [],
  },
  {
    call: `POST ${CANDIDATES}/account-settings/update-password`,
    body: () => ({
      current_password: PASSWORD,
      password: 'quiet orange rivers at noon',
      password_confirmation: 'quiet orange rivers at noon',
    }),
    names: [],
    says: 'Password updated successfully',
  },
  {
    call: `DELETE ${CANDIDATES}/account-settings/destroy`,
    body: () => ({ motivo_id: 1, texto: 'Found a job', password: PASSWORD }),
    names: [],
    says: 'Account deleted successfully',
  },
  {
    call: `POST ${CANDIDATES}/account-settings/update-signal`,
    body: () => ({ state: 0 }),
    names: ['signal'],
  },
  {
    call: `POST ${CANDIDATES}/email-settings/{setting}`,
    path: () => `${CANDIDATES}/email-settings/email_matchings`,
    body: () => ({ state: false }),
    names: ['settings'],
  },
  {
    call: `PATCH ${CANDIDATES}/level-notification`,
    body: () => ({ level_notification: 0 }),
    names: ['settings'],
  },
];
