import { type CvWords, list } from './cv-words.js';

export const enWords: CvWords = {
  language: 'en',
  headings: {
    experience: list(
      `worked* | kitchens* | career overview | previous employment | experience to date | previous roles | work | jobs | employment experience | career to date | research experience | teaching experience | industry experience | positions | professional history | academic employment | professional employment | current position | experience and employment | experience | work experience | professional experience | employment | employment history | work history | career history | career | career summary |
      professional background | relevant experience | employment record | positions held | academic positions | appointments | academic appointments | internships | *experience* | employment* | *work history | career*`,
    ),
    education: list(
      `learned* | learnt* | studied* | school* | education and certifications | qualifications and training | training and qualifications | academic record | education history | professional qualifications | education and professional development | educational qualifications | schools | academic education | education and qualifications | degrees and qualifications | academic qualifications and training | higher education | school | university | education | education and training | training and education | education & training | academic background | academic history | qualifications | academic qualifications |
      educational background | studies | schooling | degrees | education* | academic* | qualification* | studies`,
    ),
    languages: list(
      'speak* | talking* | languages spoken | language proficiency | language competence | languages | language skills | language | foreign languages | spoken languages | linguistic skills | language* | mother tongue*',
    ),
    skills: list(
      `good at* | can do* | left alone with* | capable of* | am able* | used to* | know how* | it | stack | computing | software | hard skills | skills and tools | skills & tools | methods | technical | languages and tools | professional skills | main skills | skills and competences | key competencies | personal skills and competences | personal skills | skills | key skills | core skills | technical skills | top skills | it skills | computer skills | digital skills | soft skills | competencies | competences | core competencies |
      expertise | areas of expertise | tools | tech stack | technologies | technical expertise | abilities | strengths and skills | *skills* | competenc* | technolog* | tools`,
    ),
    contact: list(
      'contact | contact details | contact information | personal details | personal information | personal data | details | contact* | personal*',
    ),
    summary: list(
      'profile | summary | professional summary | about me | about | objective | career objective | personal statement | professional profile | introduction | summary* | profile* | objective*',
    ),
    other: list(
      `voluntary experience | research interests | outreach | fellowships | honours and awards | honors and awards | extracurricular activities | activities | supervision | reviewing | service | declaration | awards and honours | grants and awards | career break | community | press | exhibitions | interests | hobbies | hobbies and interests | references | referees | publications | selected publications | awards | honours | honors | honors-awards | selected honors | certifications | certificates | courses |
      volunteering | volunteer experience | volunteer work | voluntary work | projects | selected events | conferences | patents | invited talks | talks | presentations | teaching | grants | memberships |
      additional information | driving licence | driving license | core strengths | strengths | achievements | key achievements | further training | licences and certificates | consent |
      interest* | hobb* | reference* | publication* | award* | honour* | honor* | certific* | course* | volunt* | project* | conference* | patent* | talk* | member* | grant* | licen* | achievement* | consent* | additional* | declaration*`,
    ),
  },
  present: list(
    'up to now | present day | onwards | to present | up to date | still employed | present | now | today | current | currently | to date | date | ongoing | till date | till now | until now',
  ),
  since: list('since | from'),
  until: list('to | until | till | through'),
  seasons: list('spring | summer | autumn | fall | winter'),
  months: [[], [], [], [], [], [], [], [], ['sept'], [], [], []],
  levels: {
    native: list(
      'native | mother tongue | native speaker | bilingual | first language | native or bilingual | native language',
    ),
    C2: list('excellent | proficient | proficiency | mastery | perfect | near native | near-native'),
    C1: list(
      'fluent | fluently | very good | advanced | full professional | business fluent | highly proficient | upper advanced | professional proficiency',
    ),
    B2: list(
      'good | professional working | upper intermediate | upper-intermediate | working knowledge | professional | working proficiency | confident',
    ),
    B1: list('intermediate | conversational | limited working | fair | independent user | moderate'),
    A2: list(
      'a little | a bit | some | basic | basics | elementary | school | notions | basic knowledge | pre-intermediate | some knowledge | rudimentary',
    ),
    A1: list('beginner | beginners | learning'),
  },
  degrees: {
    8: list('phd | ph.d | ph.d. | doctorate | doctor of | dphil | dba | doctoral'),
    7: list(
      'master | masters | msc | m.sc | m.sc. | ma | m.a. | mba | meng | m.eng | llm | mphil | postgraduate | m.d. | msci | pgce',
    ),
    6: list(
      'bachelor | bachelors | bsc | b.sc | b.sc. | ba | b.a. | bs | beng | b.eng | llb | undergraduate | honours degree | bcom | bba | degree | graduate diploma',
    ),
    5: list(
      'associate degree | foundation degree | hnd | hnc | higher national diploma | higher national certificate | higher diploma | higher certificate | advanced diploma | diploma',
    ),
    4: list('post-secondary | access to higher education | post leaving certificate | level 4'),
    3: list(
      'a-levels | a levels | a level | leaving certificate | high school | secondary school | upper secondary | sixth form | nvq level 3 | btec | level 3 | baccalaureate | highers | apprenticeship | vocational | technical secondary school | grammar school | matura',
    ),
    2: list('gcse | gcses | junior certificate | lower secondary | nvq level 2 | level 2 | middle school'),
    1: list('primary school | elementary school'),
  },
  isced: {
    0: list('early childhood education'),
    1: list('primary education'),
    2: list('lower secondary education'),
    3: list('upper secondary education'),
    4: list('post-secondary non-tertiary education'),
    5: list('short-cycle tertiary education'),
    6: list('bachelor’s or equivalent | bachelor’s or equivalent level'),
    7: list('master’s or equivalent | master’s or equivalent level'),
    8: list('doctorate or equivalent | doctoral or equivalent level'),
  },
  schools: list(
    'university | college | school | institute | academy | polytechnic | faculty | conservatory | campus | mit | lyceum | universit* | *academy | instit*',
  ),
  organisations: list(
    `ltd | limited | plc | inc | llc | llp | corp | corporation | company | co | group | holdings | hospital | hotel | restaurant | clinic | bank | agency | council | nhs | trust | charity | foundation |
    studio | studios | labs | solutions | services | systems | consulting | partners | logistics | research | shop | store | bakery | cafe | bar | pub | centre | center | ministry | payments | university | school | college | & co | & sons`,
  ),
  positions: list(
    `manager | engineer | developer | director | officer | assistant | intern | analyst | consultant | chef | cook | nurse | teacher | lecturer | professor | driver | operative | operator | technician | accountant | designer | founder |
    co-founder | cto | ceo | cfo | coo | lead | leader | head of | head | specialist | coordinator | administrator | receptionist | waiter | waitress | researcher | fellow | associate | architect | clerk | supervisor | trainee |
    apprentice | executive | representative | adviser | advisor | president | vice president | worker | scientist | editor | translator | carer | cleaner | barista | secretary | owner | freelancer | tutor | postdoc | postdoctoral | agent | buyer | planner | programmer | electrician | plumber | carpenter | mechanic`,
  ),
  at: list('at | with | through'),
  labels: {
    name: list('name | full name | first name(s) / surname(s) | surname(s) / first name(s) | surname / first name'),
    firstName: list('first name | first names | given name'),
    lastName: list('surname | last name | family name'),
    address: list('address | home | location | residence | home address | place of residence'),
    phone: list(
      't | m | phone | telephone | mobile | tel | phone number | cell | telephone number | telephone(s) | mobile phone',
    ),
    email: list('email | e-mail | mail | email address | e-mail address | e-mail(s)'),
    link: list('linkedin | website | web | github | portfolio | homepage | site | www | websites'),
    ignored: list(
      'date of birth | born | birth date | nationality | marital status | gender | sex | place of birth | age | visa | fax | family | children | work permit | driving licence | driving license | religion',
    ),
    dates: list('dates | date | period | duration | from - to'),
    position: list('position | occupation or position held | job title | role | occupation | position held'),
    employer: list(
      'employer | name and address of employer | company | organisation | organization | name of employer',
    ),
    activities: list(
      'main activities | main activities and responsibilities | responsibilities | duties | tasks | type of business or sector | activities | sector | key achievements',
    ),
    title: list('title of qualification awarded | qualification | degree | title | title of qualification'),
    school: list(
      'name and type of organisation providing education and training | school | institution | university | name of institution | organisation providing education',
    ),
    motherTongue: list('mother tongue | mother tongue(s) | mother tongues | native language | native languages'),
    otherLanguages: list('other language | other language(s) | other languages | foreign languages'),
  },
  stopwords: list('the | and | of | with | for | in | a | to | at | on | by | from | is | my | i'),
};
