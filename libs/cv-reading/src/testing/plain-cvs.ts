/** A short CV with the words of a language, of a fictional person. */
export interface PlainCv {
  language: string;
  name: [first: string, last: string];
  headings: [experience: string, education: string, languages: string, skills: string];
  today: string;
  jobs: [position: string, employer: string, town: string][];
  school: [title: string, school: string, town: string];
  /** As they are printed, with the code and the level that they mean. */
  languages: [printed: string, level: string, code: string, meaning: string][];
}

export const PLAIN_CVS: readonly PlainCv[] = [
  {
    language: 'de',
    name: ['Lena', 'Hoffmann'],
    headings: ['Berufserfahrung', 'Ausbildung', 'Sprachen', 'Kenntnisse'],
    today: 'heute',
    jobs: [
      ['Vertriebsleiterin', 'Nordlicht Solar GmbH', 'Hamburg'],
      ['Projektmanagerin', 'Beispielwerk', 'Stuttgart'],
    ],
    school: ['Master of Arts Betriebswirtschaft', 'Universität Mannheim', 'Mannheim'],
    languages: [
      ['Deutsch', 'Muttersprache', 'de', 'native'],
      ['Englisch', 'verhandlungssicher', 'en', 'C1'],
      ['Spanisch', 'Grundkenntnisse', 'es', 'A2'],
    ],
  },
  {
    language: 'en',
    name: ['Oliver', 'Bennett'],
    headings: ['Work Experience', 'Education', 'Languages', 'Skills'],
    today: 'Present',
    jobs: [
      ['Marketing Manager', 'Brightwater Foods Ltd', 'Bristol'],
      ['Customer Service Assistant', 'Sample & Sons', 'York'],
    ],
    school: ['BA (Hons) English Literature', 'University of Leeds', 'Leeds'],
    languages: [
      ['English', 'native', 'en', 'native'],
      ['French', 'conversational', 'fr', 'B1'],
    ],
  },
  {
    language: 'fr',
    name: ['Camille', 'Lefèvre'],
    headings: ['Expérience professionnelle', 'Formation', 'Langues', 'Compétences'],
    today: 'aujourd’hui',
    jobs: [
      ['Cheffe de projet', 'Groupe Horizon', 'Lyon'],
      ['Mécanicienne automobile', 'Garage du Centre', 'Grenoble'],
    ],
    school: ['BTS Commerce international', 'Lycée Ampère', 'Lyon'],
    languages: [
      ['Français', 'langue maternelle', 'fr', 'native'],
      ['Anglais', 'courant', 'en', 'C1'],
    ],
  },
  {
    language: 'es',
    name: ['Lucía', 'Fernández Ortega'],
    headings: ['Experiencia profesional', 'Formación académica', 'Idiomas', 'Competencias'],
    today: 'actualidad',
    jobs: [
      ['Enfermera', 'Hospital Modelo', 'Madrid'],
      ['Analista de datos', 'Consultoría Levante S.L.', 'Valencia'],
    ],
    school: ['Grado en Enfermería', 'Universidad de Ejemplo', 'Valencia'],
    languages: [
      ['Español', 'lengua materna', 'es', 'native'],
      ['Inglés', 'nivel alto', 'en', 'C1'],
    ],
  },
  {
    language: 'pl',
    name: ['Katarzyna', 'Wójcik'],
    headings: ['Doświadczenie zawodowe', 'Wykształcenie', 'Języki obce', 'Umiejętności'],
    today: 'obecnie',
    jobs: [
      ['Księgowa', 'Biuro Rachunkowe Przykład Sp. z o.o.', 'Kraków'],
      ['Kelnerka', 'Restauracja Pod Lipą', 'Gdańsk'],
    ],
    school: ['Magister ekonomii', 'Uniwersytet Przykładowy', 'Poznań'],
    languages: [
      ['polski', 'ojczysty', 'pl', 'native'],
      ['angielski', 'biegły', 'en', 'C1'],
    ],
  },
  {
    language: 'uk',
    name: ['Олена', 'Коваленко'],
    headings: ['Досвід роботи', 'Освіта', 'Мови', 'Навички'],
    today: 'до сьогодні',
    jobs: [
      ['Головний бухгалтер', 'ТОВ «Зразок»', 'Київ'],
      ['Вчителька англійської мови', 'Школа № 15', 'Полтава'],
    ],
    school: ['Магістр економіки', 'Зразковий університет', 'Київ'],
    languages: [
      ['Українська', 'рідна', 'uk', 'native'],
      ['Англійська', 'вільно', 'en', 'C1'],
    ],
  },
  {
    language: 'el',
    name: ['Ελένη', 'Παπαδοπούλου'],
    headings: ['Επαγγελματική εμπειρία', 'Εκπαίδευση', 'Γλώσσες', 'Δεξιότητες'],
    today: 'σήμερα',
    jobs: [['Αρχιτέκτονας', 'Τεχνικό Γραφείο Δοκιμή', 'Αθήνα']],
    school: ['Πτυχίο Λογιστικής', 'Πανεπιστήμιο Δοκιμής', 'Αθήνα'],
    languages: [
      ['Ελληνικά', 'μητρική', 'el', 'native'],
      ['Αγγλικά', 'άριστα', 'en', 'C2'],
    ],
  },
  {
    language: 'hu',
    name: ['Eszter', 'Nagy'],
    headings: ['Szakmai tapasztalat', 'Tanulmányok', 'Nyelvtudás', 'Készségek'],
    today: 'jelenleg',
    jobs: [
      ['Szoftverfejlesztő', 'Minta Szoftver Kft.', 'Budapest'],
      ['Recepciós', 'Hotel Minta', 'Eger'],
    ],
    school: ['Mérnökinformatikus BSc', 'Minta Egyetem', 'Budapest'],
    languages: [
      ['magyar', 'anyanyelv', 'hu', 'native'],
      ['angol', 'középfok', 'en', 'B2'],
    ],
  },
];
