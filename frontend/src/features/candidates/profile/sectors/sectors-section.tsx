import { type Candidate, interestsRequest, MOST_SECTORS } from '@babelboard/wire';
import { PlainChips } from '../../../../forms/choices/chips.js';
import { SeveralOf } from '../../../../forms/choices/several-of.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { SECTORS, sectorOf } from '../../../../forms/sectors/sectors.js';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { EmptyNote, ProfileSection } from '../section.js';
import { useProfileEdit } from '../use-profile-edit.js';

/** The kinds of companies one would like to work for. @param open its fields are, from the beginning */
export function SectorsSection({ categories, open = false }: Pick<Candidate, 'categories'> & { open?: boolean }) {
  const t = useText();
  const call = useProfileCall();
  const edit = useProfileEdit({
    part: 'sectors',
    saved: { sectors: categories },
    shape: { sectors: interestsRequest.shape.sectors },
    send: (changes, base) => call('PATCH', 'interests', { ...changes, base }),
  });
  const nameOf = (id: number) => {
    const sector = sectorOf(id);
    return sector === undefined ? null : t(sector.name);
  };
  /** What people say where NACE says "Human health activities". */
  const wordsOf = (id: number) => {
    const sector = SECTORS.find((one) => one.id === id);
    return sector && t(sector.words);
  };
  const names = (ids: readonly number[]) => [...new Set(ids.flatMap((id) => nameOf(id) ?? []))];
  const further = edit.values.sectors.filter((id) => !SECTORS.some((sector) => sector.id === id));
  const options = [...SECTORS.map(({ id }) => id), ...further].map((id) => ({
    value: String(id),
    text: nameOf(id) ?? '',
    words: wordsOf(id),
  }));
  return (
    <ProfileSection id="sectors" title={t('profile.sectors')}>
      <InlineCard
        edit={edit}
        open={open}
        name={t('profile.sectors')}
        nameOf={() => t('profile.sectors')}
        show={(_field, value) => names(value as number[]).join(', ')}
        fields={() => (
          <SeveralOf
            label={t('profile.add-sector')}
            options={options}
            chosen={edit.values.sectors.map(String)}
            onChange={(chosen) => edit.choose('sectors', chosen.map(Number))}
            error={edit.errorOf('sectors')}
            most={MOST_SECTORS}
          />
        )}
      >
        {categories.length === 0 ? (
          <EmptyNote>{t('profile.sectors-empty')}</EmptyNote>
        ) : (
          <PlainChips>
            {names(categories).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </PlainChips>
        )}
      </InlineCard>
    </ProfileSection>
  );
}
