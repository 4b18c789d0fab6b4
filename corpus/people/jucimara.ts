import type { Person } from '../person';

export const jucimara: Person = {
  id: 'jucimara',
  language: 'pt',
  name: 'Jucimara Bittencourt da Rosa',
  title: 'Contadora',
  email: 'jucimara@rosacontabil.example',
  phone: '(51) 95555-0146',
  street: 'Rua Dona Ondina, 212, ap. 403',
  place: 'Porto Alegre/RS',
  placeForms: ['Porto Alegre', 'Porto Alegre, RS'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/jucimara-bittencourt' },
    { site: 'Site', address: 'https://www.rosacontabil.example' },
  ],
  summary:
    'Contadora com registro ativo no CRC-RS e 16 anos de experiência em escritórios contábeis e indústria. Vivência em fechamento contábil, apuração de tributos (Lucro Real, Presumido e Simples Nacional), SPED e atendimento a auditorias.',
  work: [
    {
      company: 'Móveis Serra Azul S.A.',
      position: 'Coordenadora Contábil e Fiscal',
      place: 'Bento Gonçalves/RS',
      start: '2020-02',
      end: 'present',
      bullets: [
        'Coordenação de equipe com sete analistas e dois estagiários',
        'Redução do prazo de fechamento mensal de 12 para 6 dias úteis',
        'Recuperação de R$ 1,4 milhão em créditos de PIS e COFINS',
        'Responsável pela entrega de ECD, ECF e EFD-Reinf',
      ],
    },
    {
      company: 'Móveis Serra Azul S.A.',
      position: 'Analista Contábil Sênior',
      place: 'Bento Gonçalves/RS',
      start: '2016-08',
      end: '2020-01',
      bullets: ['Conciliação de contas, ativo imobilizado e custos industriais'],
    },
    {
      company: 'Escritório Contábil Farroupilha Ltda. - ME',
      position: 'Analista Fiscal',
      place: 'Porto Alegre/RS',
      start: '2012-05',
      end: '2016-07',
      bullets: [
        'Carteira de 48 empresas do Simples Nacional e do Lucro Presumido',
        'Apuração de ICMS, ISS e IPI',
      ],
    },
    {
      company: 'Escritório Contábil Farroupilha Ltda. - ME',
      position: 'Auxiliar de Departamento Pessoal',
      place: 'Porto Alegre/RS',
      start: '2009-03',
      end: '2012-04',
      bullets: ['Folha de pagamento, férias, rescisões e FGTS'],
    },
    {
      company: 'Lojas Colombo',
      position: 'Jovem Aprendiz',
      place: 'Canoas/RS',
      start: '2007-02',
      end: '2008-12',
      bullets: ['Rotinas administrativas e crediário'],
    },
  ],
  education: [
    {
      institution: 'FGV – Decision',
      degree: 'MBA',
      field: 'Gestão Tributária',
      place: 'Porto Alegre/RS',
      start: '2018-03',
      end: '2019-12',
    },
    {
      institution: 'Universidade Federal do Rio Grande do Sul (UFRGS)',
      degree: 'Bacharelado',
      field: 'Ciências Contábeis',
      place: 'Porto Alegre/RS',
      start: '2009-03',
      end: '2014-07',
    },
    {
      institution: 'Escola Técnica Estadual Parobé',
      degree: 'Técnico',
      field: 'Contabilidade',
      place: 'Porto Alegre/RS',
      start: '2006',
      end: '2007',
    },
  ],
  skills: [
    {
      group: 'Contabilidade',
      items: ['Fechamento contábil', 'IFRS', 'CPC', 'Planejamento tributário', 'Custos industriais', 'SPED'],
    },
    {
      group: 'Sistemas',
      items: ['TOTVS Protheus', 'Domínio Sistemas', 'SAP FI', 'Excel avançado', 'Power BI'],
    },
  ],
  certifications: [
    { name: 'Registro CRC-RS 098765/O', issuer: 'Conselho Regional de Contabilidade', date: '2014-11' },
    { name: 'eSocial na prática', issuer: 'SESCON-RS', date: '2018-05' },
  ],
  languages: [
    { name: 'Português', level: 'nativo' },
    { name: 'Inglês', level: 'intermediário' },
    { name: 'Espanhol', level: 'básico' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Declaração de imposto de renda gratuita para idosos, NAF da UFRGS'] },
  ],
};
