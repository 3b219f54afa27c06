/** What one document may hold, in and out: what is longer is cut, what is more is left out and named. */
export const LIMITS = {
  name: 120,
  line: 200,
  /** As much as a profile takes. */
  headline: 160,
  position: 160,
  url: 300,
  prose: 4_000,
  summary: 10_000,
  languages: 30,
  skills: 200,
  experience: 100,
  education: 60,
  onlineProfiles: 10,
  /** Bytes of a photo. */
  photo: 5 * 1024 * 1024,
} as const;
