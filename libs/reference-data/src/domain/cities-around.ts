const EARTH_RADIUS_KM = 6_371.0088;

interface Located {
  id: number;
  /** Degrees. */
  lat: number;
  lng: number;
}

interface Point<T> {
  city: T;
  /** Radians. */
  lat: number;
  lng: number;
  cosLat: number;
}

/** Cities in the order of their latitude: those around a place stand close together. */
export class CitiesAround<T extends Located> {
  private sorted: readonly Point<T>[] | undefined;

  constructor(private readonly cities: readonly T[]) {}

  /** Cities at most `km` away, the nearest first; the city itself comes first, also before one at the same place. */
  within(centre: T, km: number): T[] {
    const { byLatitude } = this;
    const from = point(centre);
    const north = km / EARTH_RADIUS_KM;
    const farthest = Math.sin(Math.min(north, Math.PI) / 2) ** 2;
    const found: { city: T; distance: number }[] = [];
    for (let index = this.firstFrom(from.lat - north); index < byLatitude.length; index += 1) {
      const to = byLatitude[index] as Point<T>;
      if (to.lat > from.lat + north) {
        break;
      }
      const distance = to.city.id === centre.id ? -1 : halfChordSquared(from, to);
      if (distance <= farthest) {
        found.push({ city: to.city, distance });
      }
    }
    return found.sort((a, b) => a.distance - b.distance || a.city.id - b.city.id).map(({ city }) => city);
  }

  /** Put in order when somebody first asks: most processes never do. */
  private get byLatitude(): readonly Point<T>[] {
    this.sorted ??= this.cities.map(point).sort((a, b) => a.lat - b.lat);
    return this.sorted;
  }

  private firstFrom(lat: number): number {
    const { byLatitude } = this;
    let [low, high] = [0, byLatitude.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((byLatitude[middle] as Point<T>).lat < lat) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}

/** Great-circle distance (haversine formula on a sphere of the earth's mean radius), in kilometres. */
export function distanceInKm(a: Located, b: Located): number {
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(halfChordSquared(point(a), point(b)))));
}

/** The haversine of the angle between two places: grows with their distance. */
function halfChordSquared(a: Point<unknown>, b: Point<unknown>): number {
  return Math.sin((b.lat - a.lat) / 2) ** 2 + a.cosLat * b.cosLat * Math.sin((b.lng - a.lng) / 2) ** 2;
}

function point<T extends Located>(city: T): Point<T> {
  const [lat, lng] = [(city.lat * Math.PI) / 180, (city.lng * Math.PI) / 180];
  return { city, lat, lng, cosLat: Math.cos(lat) };
}
