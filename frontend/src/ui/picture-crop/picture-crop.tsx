import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import css from './picture-crop.module.css';

/** A part of a picture, in percent of its sides. */
export type CropArea = Area;

export interface PictureCropProps {
  /** Address of the picture. */
  picture: string;
  onCrop: (area: CropArea) => void;
  /** It is no picture that this browser can show. */
  onBroken: () => void;
}

const STEP = 8;

/** Chooses the part of a picture that is shown round: by finger, mouse, wheel, and with the arrow keys. */
export default function PictureCrop({ picture, onCrop, onBroken }: PictureCropProps) {
  const t = useText();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  return (
    <Room>
      <div>
        <Cropper
          image={picture}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          // The policy of the page takes styles from files alone.
          disableAutomaticStylesInjection
          classes={{
            containerClassName: css.frame ?? '',
            mediaClassName: css.media ?? '',
            cropAreaClassName: css.area ?? '',
          }}
          keyboardStep={STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(percent) => {
            setArea(percent);
            onCrop(percent);
          }}
          mediaProps={{ onError: onBroken }}
          cropperProps={{ role: 'group', 'aria-label': t('crop.area') }}
        />
      </div>
      <label>
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
      <Previews aria-hidden="true">
        <Preview picture={picture} area={area} size={128} />
        <Preview picture={picture} area={area} size={64} />
      </Previews>
    </Room>
  );
}

function Preview({ picture, area, size }: { picture: string; area: Area | null; size: number }) {
  const scale = area === null ? 1 : 100 / area.width;
  return (
    <span style={{ width: size, height: size }}>
      {area !== null && (
        <img
          src={picture}
          alt=""
          style={{
            width: size * scale,
            transform: `translate(${-area.x}%, ${-area.y}%)`,
          }}
        />
      )}
    </span>
  );
}

const Room = withClass('div', css.room);

const Previews = withClass('div', css.previews);
