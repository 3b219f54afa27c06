import type { CvProposals, ProfileResponse } from '@babelboard/wire';
import { COUNTRIES } from '../../../../forms/countries.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { type ProfileCall, useProfileCall } from '../../profile/api/use-profile-call.js';
import { GroupFrame, type GroupItem, type GroupProps } from './group-frame.js';
import { ProposalRow, Rows, wrongId } from './proposal-row.js';
import { type Proposed, tickedAtFirst } from './review-groups.js';
import { TypedValue } from './typed-value.js';

type Contact = CvProposals['contact'];
type TypedField = 'nombre' | 'apellidos' | 'headline' | 'phone' | 'poblacion';

interface ContactItem extends GroupItem {
  label: string;
  /** As it is read, and typed where it can be. */
  text: string;
  typed: boolean;
  /** What the profile says in its place. */
  now: string;
}

const LABELS: Record<TypedField, TextKey> = {
  nombre: 'review.first-name',
  apellidos: 'review.last-name',
  headline: 'review.headline',
  phone: 'review.phone',
  poblacion: 'review.place',
};
const TYPED = Object.keys(LABELS) as TypedField[];

/** Who one is and how one is reached; each value can be typed otherwise. */
export function ContactGroup({
  contact,
  user,
  ...group
}: GroupProps & { contact: Contact; user: ProfileResponse['user'] }) {
  const t = useText();
  const { region } = useFormat();
  const call = useProfileCall();
  const { draft } = group;
  const country = (id: number | null) => {
    const known = COUNTRIES.find((one) => one.id === id);
    return known === undefined ? '' : region(known.code);
  };
  const { headline, phone } = user.candidate;
  const present = { ...user, headline, phone: phone?.formatInternational ?? '' };
  const item = (proposed: Proposed, more: Pick<ContactItem, 'label' | 'text' | 'typed' | 'now' | 'take'>) => {
    const ready = more.text.trim() !== '';
    // What stands in the profile was typed by the person: a CV may be older.
    const first = tickedAtFirst(proposed, ready) && more.now === '';
    return {
      ...proposed,
      ...more,
      name: `${more.label}: ${more.text}`,
      ready,
      ticked: ready && (draft.ticks[proposed.id] ?? first),
    };
  };
  const items: ContactItem[] = [
    ...TYPED.flatMap((field) => {
      const proposed = contact[field];
      if (proposed === null) return [];
      const { value } = draft.changed(proposed.id, { value: proposed.value });
      // A place that was not typed otherwise is that city, with its country.
      const city = field === 'poblacion' && value === proposed.value ? contact.fk_city_id : null;
      const take = () =>
        city === null
          ? takeText(call, field, value)
          : call('PATCH', 'field', { field: 'fk_city_id', value: city.value });
      return [item(proposed, { label: t(LABELS[field]), text: value, typed: true, now: present[field] ?? '', take })];
    }),
    ...(contact.fk_pais_id === null ? [] : [contact.fk_pais_id]).map((proposed) =>
      item(proposed, {
        label: t('review.country'),
        text: country(proposed.value),
        typed: false,
        now: country(user.fk_pais_id),
        take: () => call('PATCH', 'field', { field: 'fk_pais_id', value: proposed.value }),
      }),
    ),
    ...contact.links.map((proposed) =>
      item(proposed, {
        label: t('review.link'),
        text: proposed.value.value,
        typed: false,
        now: user.candidate.rrss.find(({ rrss_id }) => rrss_id === proposed.value.rrss_id)?.value ?? '',
        take: () => call('POST', 'online-profiles', { rrss: [proposed.value] }),
      }),
    ),
  ];
  return (
    <GroupFrame {...group} group="contact" items={items}>
      {(open, failures) => (
        <Rows>
          {open.map((one) => (
            <ProposalRow key={one.id} item={one} draft={draft} failure={failures[one.id]}>
              <TypedValue
                label={one.label}
                value={one.text}
                wrong={failures[one.id] === undefined ? undefined : wrongId(one.id)}
                onChange={one.typed ? (value) => draft.change(one.id, { value }) : null}
              />
              {one.now !== '' && <small>{t('review.now', { value: one.now })}</small>}
            </ProposalRow>
          ))}
        </Rows>
      )}
    </GroupFrame>
  );
}

function takeText(call: ProfileCall, field: TypedField, value: string): Promise<unknown> {
  return field === 'phone'
    ? call('POST', 'phone-fields', { phoneNumber: value })
    : call('PATCH', 'field', { field, value });
}
