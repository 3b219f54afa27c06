import type { Candidate } from '@babelboard/wire';
import { useState } from 'react';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { CameraIcon } from '../../../../ui/icons/camera-icon.js';
import { lazyPart } from '../../../../ui/lazy-part.js';
import { OptionalPart } from '../../../../ui/optional-part.js';
import css from './profile-header.module.css';

const PhotoDialog = lazyPart(() => import('../photo/photo-dialog.js'), ['ui/picture-crop']);

/** The photo, or the first letter of the name; it opens where it is changed. */
export function PhotoButton({ candidate, name }: { candidate: Candidate; name: string }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { path_foto_128: photo, path_foto: large } = candidate;
  return (
    <>
      <Photo
        id="photo"
        type="button"
        aria-haspopup="dialog"
        aria-label={t(photo === null ? 'profile.photo-add' : 'profile.photo-change')}
        onClick={() => setOpen(true)}
      >
        {photo === null ? (
          <b aria-hidden="true">{[...name.trim()][0]?.toUpperCase()}</b>
        ) : (
          <img src={photo} srcSet={`${photo} 128w, ${large} 512w`} sizes="128px" alt="" />
        )}
        <span>
          <CameraIcon />
        </span>
      </Photo>
      {open && (
        <OptionalPart open={() => setOpen(true)} close={() => setOpen(false)}>
          <PhotoDialog hasPhoto={photo !== null} onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </>
  );
}

const Photo = withClass('button', css.photo);
