export {
  type LanguageText,
  ONLINE_PROFILE_KINDS,
  type OnlineProfile,
  type OnlineProfileKind,
  type Period,
  type ProfileContact,
  type ProfileDocument,
  type ProfileEducation,
  type ProfileExperience,
  type ProfileLanguage,
  type ProfilePhoto,
  SPOKEN_LEVELS,
  type SpokenLevel,
} from './domain/profile-document.js';
export {
  LEFT_OUT_PARTS,
  type LeftOutPart,
  PROFILE_FILE_FORMATS,
  type ProfileFileFormat,
  type ReadProfile,
} from './domain/read-profile.js';
export { type ProfileFileKind, profileFileKind } from './files/profile-file-kind.js';
export { readProfileFile } from './files/read-profile-file.js';
export { type ProfileRefusal, UnreadableProfile } from './profile-document.errors.js';
