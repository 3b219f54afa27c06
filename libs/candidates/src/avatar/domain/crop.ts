/** The part of a picture that is to be seen, in percent of its width and height, once it stands upright. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of pixels that a crop means; as much of it as lies in the picture, a pixel at least. */
export function cropBox(crop: Crop, { width, height }: { width: number; height: number }) {
  const side = (from: number, length: number, all: number) => {
    const start = Math.min(Math.max(Math.round((from / 100) * all), 0), all - 1);
    return { start, length: Math.max(Math.min(Math.round((length / 100) * all), all - start), 1) };
  };
  const [across, down] = [side(crop.x, crop.width, width), side(crop.y, crop.height, height)];
  return { left: across.start, top: down.start, width: across.length, height: down.length };
}
