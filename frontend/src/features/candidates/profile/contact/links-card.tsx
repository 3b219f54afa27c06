import { type Candidate, ONLINE_PROFILES } from '@babelboard/wire';
import { TextField } from '../../../../forms/fields.js';
import { inParts } from '../../../../forms/inline/changed-elsewhere.js';
import { InlineCard } from '../../../../forms/inline/inline-card.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { Fact } from '../fact.js';
import { renamed } from '../renamed-fields.js';
import { useProfileEdit } from '../use-profile-edit.js';

type Kind = keyof typeof ONLINE_PROFILES;
const KINDS = Object.keys(ONLINE_PROFILES) as Kind[];

const NAMES: Record<Kind, TextKey> = {
  linkedin: 'profile.linkedin',
  xing: 'profile.xing',
  github: 'profile.github',
  portfolio: 'profile.portfolio',
  site: 'profile.site',
};

type Links = Record<Kind, string>;

const linksOf = (rrss: Candidate['rrss']): Links =>
  Object.fromEntries(
    KINDS.map((kind) => [kind, rrss.find(({ rrss_id }) => rrss_id === ONLINE_PROFILES[kind])?.value ?? '']),
  ) as Links;

const listOf = (kinds: Kind[], links: Partial<Links>): Candidate['rrss'] =>
  kinds.map((kind) => ({ rrss_id: ONLINE_PROFILES[kind], value: links[kind] ?? '' }));

/** Where else one is to be found. */
export function LinksCard({ rrss }: Pick<Candidate, 'rrss'>) {
  const t = useText();
  const call = useProfileCall();
  const saved = linksOf(rrss);
  const edit = useProfileEdit<Links>({
    part: 'links',
    saved,
    shape: {},
    send: (changes, base) => {
      const kinds = KINDS.filter((kind) => kind in changes);
      const paths = Object.fromEntries(kinds.map((kind, at) => [`rrss.${at}`, kind]));
      const body = { rrss: listOf(kinds, changes), base: { rrss: listOf(kinds, base) } };
      return inParts({ changes, base }, theirLinks, () => renamed(paths, () => call('POST', 'online-profiles', body)));
    },
  });
  const shown = KINDS.filter((kind) => saved[kind] !== '');
  return (
    <InlineCard
      edit={edit}
      name={t('profile.links')}
      nameOf={(kind) => t(NAMES[kind])}
      fields={() =>
        KINDS.map((kind) => (
          <TextField
            key={kind}
            {...edit.field(kind)}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            label={t(NAMES[kind])}
            maxLength={300}
            optional
          />
        ))
      }
    >
      <Fact name={t('profile.links')} empty={t('profile.links-empty')}>
        {shown.length === 0
          ? null
          : shown.map((kind) => (
              <div key={kind}>
                <a href={saved[kind]} target="_blank" rel="noopener noreferrer nofollow">
                  {t(NAMES[kind])}
                </a>
              </div>
            ))}
      </Fact>
    </InlineCard>
  );
}

function theirLinks({ rrss }: { rrss?: unknown }): Links | null {
  return Array.isArray(rrss) ? linksOf(rrss) : null;
}
