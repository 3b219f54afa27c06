import { type CvWords, list } from './cv-words.js';

export const ptWords: CvWords = {
  language: 'pt',
  headings: {
    experience: list(
      'trabalh* | experiência de trabalho | atividade profissional | trabalho | empregos | historial profissional | experiência | experiência profissional | experiências | percurso | percurso profissional | experiências profissionais | carreira | histórico profissional | emprego | estágios | experiência laboral | experiência* | percurso* | carreira* | *profissional',
    ),
    education: list(
      'estud* | aprend* | formação escolar | formação e qualificações | educação e qualificações | formação académica e profissional | percurso escolar | qualificações académicas | educação | formação | formação académica | formação acadêmica | habilitações | habilitações literárias | educação e formação | estudos | percurso académico | habilitações académicas | escolaridade | qualificações | formação* | educação* | habilitaç* | estudos* | *académic* | escolaridade*',
    ),
    languages: list(
      'falo* | línguas | idiomas | competências linguísticas | língua | idioma | conhecimentos linguísticos | línguas estrangeiras | língua* | idioma* | *linguístic*',
    ),
    skills: list(
      'sei fazer* | sei* | programas | outras aptidões | capacidades técnicas | software | aptidões e competências pessoais | competências pessoais | competências | aptidões | competências técnicas | conhecimentos | ferramentas | informática | competências digitais | competências informáticas | habilidades | tecnologias | conhecimentos informáticos | principais competências | capacidades | competência* | aptid* | ferramenta* | conhecimento* | tecnologia* | informática* | habilidade*',
    ),
    contact: list(
      'contactos | contacto | contatos | contato | dados pessoais | informação pessoal | informações pessoais | contacto* | contato* | dados pessoais* | informaç*',
    ),
    summary: list(
      'perfil | resumo | sobre mim | objetivo | perfil profissional | apresentação | sumário | objetivos | perfil* | resumo* | objetivo*',
    ),
    other: list(
      'interesses | passatempos | hobbies | referências | publicações | certificações | cursos | voluntariado | projetos | outros | prémios | carta de condução | informação adicional | outras informações | formação complementar | outras competências | atividades | conferências | certificados | interesse* | passatempo* | referência* | publicaç* | certific* | curso* | voluntari* | projeto* | prémio* | carta* | outr* | conferência* | *complementar',
    ),
  },
  present: list(
    'até hoje | até agora | até à atualidade | presente | atualmente | atualidade | atual | até à data | até ao presente | presentemente | hoje | o presente | em curso | até ao momento | momento | actualmente | agora | à data',
  ),
  since: list('desde'),
  from: list('de | do | entre'),
  until: list('a | até | ao'),
  seasons: list('primavera | verão | outono | inverno'),
  levels: {
    native: list('nativo | nativa | língua materna | materna | bilingue | bilíngue | língua nativa | língua mãe'),
    C2: list('excelente | perfeito | domínio'),
    C1: list(
      'fluente | avançado | muito bom | muito boa | nível avançado | competência profissional total | proficiente',
    ),
    B2: list('bom | boa | bom nível | profissional | nível bom | intermédio superior'),
    B1: list('intermédio | intermediário | médio | razoável | nível intermédio | conversação | satisfatório'),
    A2: list(
      'um pouco | básico | elementar | noções | escolar | nível básico | noções básicas | conhecimentos básicos',
    ),
    A1: list('iniciante | principiante | iniciação'),
  },
  degrees: {
    8: list('doutoramento | doutorado | phd | doutor'),
    7: list('mestrado | mestrado integrado | mestre | pós-graduação | mba | master'),
    6: list('licenciatura | bacharelato | licenciado | licenciada | bacharelado | grau de licenciado'),
    5: list('ctesp | curso técnico superior profissional'),
    4: list('curso de especialização tecnológica | cet'),
    3: list(
      'ensino secundário | 12º ano | 12.º ano | curso profissional | secundário | curso técnico | 12 ano | curso tecnológico | ensino médio | curso científico-humanístico',
    ),
    2: list('9º ano | 9.º ano | ensino básico | 3.º ciclo'),
  },
  schools: list(
    'universidade | instituto | escola | faculdade | colégio | politécnico | academia | ist | universidade* | escola* | institut* | faculdade* | liceu | centro de formação | iscte',
  ),
  organisations: list(
    'lda | lda. | s.a. | sa | unipessoal | grupo | sociedade | hotel | restaurante | hospital | clínica | banco | câmara municipal | empresa | loja | café | fundação | associação | construções | estúdio | agência | oficina | farmácia | transportes | & filhos | e filhos | & associados | pastelaria | supermercado | centro | lar | laboratório | cooperativa | pousada | quinta | ministério | hostel | digital',
  ),
  positions: list(
    'engenheiro | engenheira | diretor | diretora | gestor | gestora | assistente | técnico | técnica | rececionista | recepcionista | designer | programador | programadora | desenvolvedor | professor | professora | enfermeiro | enfermeira | empregado | empregada | cozinheiro | cozinheira | vendedor | vendedora | operador | operadora | motorista | estagiário | estagiária | administrativo | administrativa | consultor | consultora | analista | contabilista | comercial | chefe | responsável | coordenador | coordenadora | auxiliar | gerente | supervisor | supervisora | operário | operária | ajudante | mecânico | eletricista | investigador | investigadora | formador | formadora | secretário | secretária | animador | animadora | guia | caixa | arquiteto | arquiteta | educador | educadora',
  ),
  at: list('na | no | em'),
  labels: {
    name: list('nome | nome completo | apelido(s) / nome(s) próprio(s) | nome(s) próprio(s) apelido(s)'),
    firstName: list('nome próprio | primeiro nome'),
    lastName: list('apelido | apelidos | sobrenome'),
    address: list('morada | endereço | residência | localidade | cidade'),
    phone: list(
      'telefone | telemóvel | tel | tlm | contacto telefónico | contacto | celular | móvel | número de telefone',
    ),
    email: list('e-mail | email | mail | correio eletrónico | correio electrónico | endereço de correio eletrónico'),
    link: list('linkedin | website | site | página web | github | portfolio | portefólio'),
    ignored: list(
      'data de nascimento | nacionalidade | estado civil | naturalidade | sexo | idade | carta de condução | fax | nif | local de nascimento | nascido | nascida | género',
    ),
    dates: list('datas | data | período | duração'),
    position: list('função ou cargo ocupado | função | cargo | posição | funções'),
    employer: list(
      'nome e endereço do empregador | empregador | empresa | entidade | entidade empregadora | entidade patronal',
    ),
    activities: list(
      'principais atividades e responsabilidades | atividades | tarefas | responsabilidades | principais actividades e responsabilidades | tipo de empresa ou sector',
    ),
    title: list(
      'designação da qualificação atribuída | título da qualificação atribuída | título | qualificação | curso | grau',
    ),
    school: list(
      'nome e tipo da organização de ensino ou formação | instituição | escola | universidade | estabelecimento de ensino',
    ),
    motherTongue: list('língua materna | língua(s) materna(s) | línguas maternas | idioma materno'),
    otherLanguages: list('outras línguas | outra(s) língua(s) | outros idiomas | outro(s) idioma(s)'),
  },
  stopwords: list('e | de | da | do | dos | das | em | para | com | uma | um | os | as | no | na | ao'),
};
