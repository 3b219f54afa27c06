import type { CvProposals, ProfileResponse } from '@babelboard/wire';
import { COUNTRIES } from '../../../../forms/countries.js';
import { useCountries } from '../../../../forms/use-countries.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { type ProfileCall, useProfileCall } from '../../profile/api/use-profile-call.js';
import { GroupFrame, type GroupItem, type GroupProps } from './group-frame.js';
import { ProposalRow, Rows, wrongId } from './proposal-row.js';
import { type Proposed, tickedAtFirst } from './review-groups.js';
import { TypedValue } from './typed-value.js';

type Contact = CvProposals['contact'];
type TypedField = 'nombre' | 'apellidos' | 'headline' | 'phone' | 'poblacion';

/** What the row of a value needs beyond what was proposed. */
interface Value extends Pick<GroupItem, 'take'> {
  label: string;
  /** As it is read. */
  text: string;
  change: (value: string) => void;
  hint?: string;
  choices?: readonly { value: string; text: string }[];
  chosen?: string;
  /** What the profile says in its place. */
  now: string;
}

type ContactItem = GroupItem & Value;

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
  const countries = useCountries().map(({ value, text }) => ({ value: String(value), text }));
  const call = useProfileCall();
  const { draft } = group;
  const country = (id: number | null) => {
    const known = COUNTRIES.find((one) => one.id === id);
    return known === undefined ? '' : region(known.code);
  };
  const { headline, phone } = user.candidate;
  const present = { ...user, headline, phone: phone?.formatInternational ?? '' };
  const item = (proposed: Proposed, more: Value) => {
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
      const change = (typed: string) => draft.change(proposed.id, { value: typed });
      const hint = field === 'phone' ? { hint: t('review.phone-hint') } : {};
      return [
        item(proposed, { label: t(LABELS[field]), text: value, change, ...hint, now: present[field] ?? '', take }),
      ];
    }),
    ...(contact.fk_pais_id === null ? [] : [contact.fk_pais_id]).map((proposed) => {
      const { value } = draft.changed(proposed.id, { value: proposed.value });
      return item(proposed, {
        label: t('review.country'),
        text: country(value),
        change: (chosen) => draft.change(proposed.id, { value: Number(chosen) }),
        choices: countries,
        chosen: String(value),
        now: country(user.fk_pais_id),
        take: () => call('PATCH', 'field', { field: 'fk_pais_id', value }),
      });
    }),
    ...contact.links.map((proposed) => {
      const { rrss_id } = proposed.value;
      const { value } = draft.changed(proposed.id, { value: proposed.value.value });
      return item(proposed, {
        label: t('review.link'),
        text: value,
        change: (typed) => draft.change(proposed.id, { value: typed }),
        now: user.candidate.rrss.find((one) => one.rrss_id === rrss_id)?.value ?? '',
        take: () => call('POST', 'online-profiles', { rrss: [{ rrss_id, value }] }),
      });
    }),
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
                onChange={one.change}
                hint={one.hint}
                choices={one.choices}
                chosen={one.chosen}
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
