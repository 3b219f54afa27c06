import type { Candidate, Phone } from '@babelboard/wire';
import { COUNTRIES } from '../../../../forms/countries.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import type { TypedPhone } from '../../../../forms/phone/phone-field.js';
import { useText } from '../../../../i18n/use-text.js';
import { lazyPart } from '../../../../ui/lazy-part.js';
import { partInPlace } from '../../../../ui/part-in-place.js';
import { Skeleton } from '../../../../ui/skeleton.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { Fact } from '../fact.js';
import { renamed } from '../renamed-fields.js';
import { useProfileEdit } from '../use-profile-edit.js';

const PhoneField = partInPlace(
  lazyPart(() => import('../../../../forms/phone/phone-field.js'), ['forms/phone']),
  { waiting: () => <Skeleton style={{ height: 80 }} /> },
);

/** The telephone. @param country of the person, for a number that names none */
export function PhoneCard({ phone, country }: Pick<Candidate, 'phone'> & { country: number | null }) {
  const t = useText();
  const call = useProfileCall();
  const home = COUNTRIES.find(({ id }) => id === country)?.code ?? '';
  const edit = useProfileEdit<{ phone: TypedPhone }>({
    part: 'phone',
    saved: { phone: typedPhone(phone, home) },
    send: ({ phone: typed }) =>
      renamed({ phoneNumber: 'phone', countryCode: 'phone' }, () => call('POST', 'phone-fields', typed)),
  });
  return (
    <InlineCard
      edit={edit}
      name={t('profile.phone')}
      nameOf={() => t('profile.phone')}
      show={(_field, value) => (value as TypedPhone).phoneNumber}
      fields={() => (
        <PhoneField
          id={`${edit.id}phone`}
          value={edit.values.phone}
          onChange={(typed) => edit.set('phone', typed)}
          onLeave={() => edit.leave('phone')}
          error={edit.errorOf('phone')}
        />
      )}
    >
      <Fact name={t('profile.phone')} empty={t('profile.phone-empty')}>
        {phone === null ? null : <bdi>{phone.formatInternational || phone.phoneNumber}</bdi>}
      </Fact>
    </InlineCard>
  );
}

function typedPhone(phone: Phone | null, home: string): TypedPhone {
  return phone === null
    ? { phoneNumber: '', countryCode: home }
    : { phoneNumber: phone.phoneNumber, countryCode: phone.countryCode };
}
