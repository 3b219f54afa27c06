import type { Family } from './families.js';
import type { Sector } from './sectors.js';

/**
 * Occupations that people are hired for with several languages, by their English ESCO label, one string a family.
 * `!` marks leading roles: they ask for years of experience and pay more. `@sector`: only companies of it hire for the role.
 */
const LABELS: Record<Family, string> = {
  support:
    'customer service representative; call centre supervisor!; customer contact centre information clerk; ICT help desk agent; ICT help desk manager!; live chat operator; client relations manager; customer experience manager!; call centre quality auditor; back office specialist; contact centre manager!; insurance claims handler@finance',
  nursing:
    'nurse responsible for general care; specialist nurse; healthcare assistant; nurse assistant; home care aide; care home worker; elderly home manager!; midwife; residential home older adult care worker; disability support worker; social care worker',
  clinical:
    'physiotherapist; general practitioner; specialised doctor; dental practitioner; dental hygienist; radiographer; occupational therapist; speech and language therapist; psychologist; optometrist; optician; paramedic in emergency responses; dietitian; physiotherapy assistant',
  service:
    'waiter/waitress; head waiter/head waitress!; barista; bartender; hotel concierge; night auditor; restaurant host/restaurant hostess; restaurant manager!; hospitality establishment receptionist; sommelier@hospitality; hotel porter; rooms division manager!; cocktail bartender; quick service restaurant crew member; accommodation manager',
  kitchen:
    'cook; head chef!; pastry chef@hospitality; chef; kitchen assistant; kitchen porter; grill cook@hospitality; pizzaiolo@hospitality; fish cook@hospitality; baker; butcher; diet cook; pastry maker',
  cleaning:
    'building cleaner; room attendant@hospitality; housekeeping supervisor!@hospitality; domestic cleaner; laundry worker; domestic housekeeper',
  warehouse:
    'warehouse worker; warehouse order picker; forklift operator; hand packer; warehouse manager!; inventory coordinator; distribution centre dispatcher; shelf filler',
  transport:
    'cargo vehicle driver; bus driver; taxi driver; tram driver; dangerous goods driver; motorcycle delivery person; bicycle courier; private chauffeur; car and van delivery driver',
  planning:
    'supply chain manager!; logistics analyst; import export specialist; purchaser; transport planner@logistics; freight transport dispatcher@logistics; shipping agent@logistics; distribution manager!; logistics and distribution manager!; import export manager!; logistics engineer',
  software:
    'software developer; web developer; mobile application developer; data analyst; data scientist; software tester; software architect; user interface designer; ICT business analyst; embedded systems software developer; ICT application developer; database developer; ICT project manager; ICT product manager; digital games developer; user interface developer; web content manager; blockchain developer',
  infrastructure:
    'ICT system administrator; ICT network engineer; ICT network administrator; database administrator; cloud engineer; cyber incident responder; cybersecurity risk manager!; ICT network technician; ICT system architect; ICT technician; telecommunications technician; telecommunications engineer; ethical hacker; ICT system analyst',
  finance:
    'accountant; accounting assistant; bookkeeper; payroll clerk; financial controller; financial analyst; tax advisor; credit analyst; billing clerk; debt collector; financial manager!; insurance underwriter; bank teller; loan officer; financial auditor; cost analyst; accounting manager!; insurance broker; investment adviser; financial risk manager!; insurance clerk; actuarial consultant',
  teaching:
    'primary school teacher; secondary school teacher; early years teacher; language school teacher; early years teaching assistant; special educational needs teacher; primary school teaching assistant; child day care worker; vocational teacher; music teacher; modern languages teacher secondary school; swimming teacher; Montessori school teacher; youth worker',
  construction:
    'bricklayer; carpenter; electrician; plumber; construction painter; tile fitter; roofer; building construction worker; construction general supervisor!; concrete finisher; plasterer; building electrician; construction scaffolder; excavator operator; road construction worker; insulation worker; stonemason; mobile crane operator; solar energy technician; window installer; hardwood floor layer; heating technician; kitchen unit installer',
  shop: 'shop assistant; cashier; shop manager!; sales assistant; shop supervisor!; supermarket manager!; bakery specialised seller; jewellery and watches specialised seller; clothing specialised seller; cosmetics and perfume specialised seller; personal shopper; visual merchandiser; merchandiser',
  sales:
    'commercial sales representative; sales account manager; sales manager!; technical sales representative; business developer; digital marketing manager!; marketing assistant; marketing manager!; real estate agent; online marketer; sales support assistant; sales engineer; ICT account manager; product manager; brand manager; communication manager; public relations officer; medical sales representative; event manager; online community manager!; search engine optimisation expert',
  tourism:
    'tourist guide; travel agent@travel; tour operator representative@travel; tourist information officer; ski instructor; flight attendant@travel; tourist animator@hospitality; travel consultant@travel; park guide; destination manager!@travel; travel agency manager!@travel; mountain guide; ground steward/ground stewardess@travel; rental service representative@travel; vehicle rental agent@travel; event assistant; ticket sales agent@travel; outdoor activities instructor',
  production:
    'welder; computer numerical control machine operator; production supervisor!; industrial production manager!; electronic equipment assembler; food production operator@services; sewing machine operator@services; motor vehicle assembler; cabinet maker@services; sheet metal worker; milling machine operator; solderer; product quality inspector; meat cutter@services; furniture assembler@services; dairy processing operator@services; moulding machine operator; mechatronics assembler; metalworking lathe operator; offset printer@services',
  maintenance:
    'industrial machinery mechanic; refrigeration air condition and heat pump technician; industrial electrician; lift technician; agricultural machinery technician; aircraft maintenance technician@services; vehicle technician; bicycle mechanic@services; electrical mechanic; electronics engineering technician; automotive electrician; locksmith@services; rail maintenance technician; onshore wind farm technician; facilities manager!; marine mechanic@services; mechatronics engineering technician',
  engineering:
    'mechanical engineer; electrical engineer; civil engineer@construction; architect@construction; industrial engineer; automation engineer; quality engineer; process engineer@industry; chemical engineer@industry; renewable energy engineer; electronics engineer; environmental engineer; design engineer; drafter; production engineer@industry; energy engineer; biomedical engineer@industry; automotive engineer@industry; land surveyor@construction; construction manager!@construction; interior designer@construction; health and safety engineer; mechatronics engineer@industry',
  office:
    'recruitment consultant; human resources officer; human resources assistant; human resources manager!; office clerk; secretary; executive assistant; office manager!; project manager; legal assistant; lawyer; receptionist; administrative assistant; data entry clerk; corporate lawyer; business consultant; project support officer; data protection officer; corporate training manager!',
  language:
    'translator; interpreter; localiser; proofreader; subtitler; technical communicator; sign language interpreter; journalist; advertising copywriter; copy editor; editorial assistant',
};

export interface OccupationChoice {
  /** English ESCO label. */
  label: string;
  leading: boolean;
  /** The only sector whose companies hire for it; null: all that hire for the family. */
  sector: Sector | null;
}

function choice(text: string): OccupationChoice {
  const [marked = '', sector] = text.split('@');
  return { label: marked.replace('!', ''), leading: marked.endsWith('!'), sector: (sector as Sector) ?? null };
}

/** The occupations of each family in a fixed order. */
export const OCCUPATIONS = Object.fromEntries(
  Object.entries(LABELS).map(([family, labels]) => [family, labels.split('; ').map(choice)]),
) as Record<Family, OccupationChoice[]>;
