import type { Person } from '../person';

export const rosangela: Person = {
  id: 'rosangela',
  language: 'pt',
  name: 'Rosângela Aparecida dos Santos Lima',
  title: 'Líder de Expedição / Supervisora de Logística',
  email: 'rosangela.aslima@caixapostal.example',
  phone: '(11) 95555-0137',
  street: 'Rua Padre Anchieta, 385, apto. 72, Jardim Bela Vista',
  place: 'Guarulhos – SP',
  placeForms: ['Guarulhos'],
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/rosangela-santos-lima' }],
  summary:
    'Profissional com 14 anos de experiência em logística, armazenagem e expedição, em empresas de grande porte do e-commerce e do setor alimentício. Vivência em gestão de equipes, indicadores (KPI) e melhoria contínua.',
  work: [
    {
      company: 'Entrega Já Comércio Eletrônico Ltda.',
      position: 'Líder de Expedição',
      place: 'Guarulhos – SP',
      start: '2020-11',
      end: 'present',
      bullets: [
        'Liderança de 32 colaboradores no segundo turno',
        'Expedição de 18 mil pedidos por dia, com acuracidade de 99,4%',
        'Implantação do 5S e redução de 22% nas avarias',
      ],
    },
    {
      company: 'Frigorífico Serra Azul S/A',
      position: 'Conferente de Cargas',
      place: 'Cajamar – SP',
      start: '2016-02',
      end: '2020-10',
      bullets: ['Conferência de notas fiscais e romaneios', 'Controle de temperatura e FEFO em câmara fria'],
    },
    {
      company: 'Frigorífico Serra Azul S/A',
      position: 'Auxiliar de Logística',
      place: 'Cajamar – SP',
      start: '2013-05',
      end: '2016-01',
      bullets: ['Separação, embalagem e inventário cíclico'],
    },
    {
      company: 'Metalúrgica Bandeira',
      position: 'Auxiliar de Almoxarifado',
      place: 'São Bernardo do Campo – SP',
      start: '2011-08',
      end: '2013-03',
      bullets: ['Recebimento e endereçamento de materiais', 'Lançamentos no sistema TOTVS Protheus'],
    },
    {
      company: 'Lojas Mariana Modas',
      position: 'Operadora de Caixa',
      place: 'Guarulhos – SP',
      start: '2009-03',
      end: '2011-06',
      bullets: ['Primeiro emprego: atendimento, abertura e fechamento de caixa'],
    },
  ],
  education: [
    {
      institution: 'Universidade Cruzeiro do Sul (EAD)',
      degree: 'Tecnólogo em Logística',
      place: 'São Paulo',
      start: '2018-02',
      end: '2020-12',
    },
    {
      institution: 'SENAI Hermenegildo Campos de Almeida',
      degree: 'Curso técnico em Logística',
      place: 'Guarulhos',
      start: '2012-02',
      end: '2013-12',
    },
    {
      institution: 'E.E. Professor Antônio Viana',
      degree: 'Ensino médio completo',
      place: 'Guarulhos',
      end: '2008-12',
    },
  ],
  skills: [
    {
      group: 'Logística',
      items: ['WMS', 'Inventário', 'Roteirização', 'Cross-docking', 'Indicadores de desempenho', '5S'],
    },
    { group: 'Informática', items: ['Excel intermediário', 'TOTVS Protheus', 'SAP MM', 'Power BI básico'] },
  ],
  certifications: [
    { name: 'Operador de Empilhadeira (NR-11)', issuer: 'SENAI', date: '2015-09' },
    { name: 'Green Belt Lean Six Sigma', issuer: 'Escola EDTI', date: '2022-04' },
    { name: 'CIPA – Comissão Interna de Prevenção de Acidentes', issuer: 'SESI', date: '2023' },
  ],
  languages: [
    { name: 'Português', level: 'nativo' },
    { name: 'Inglês', level: 'básico' },
    { name: 'Espanhol', level: 'básico' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Distribuição de cestas básicas, Paróquia Nossa Senhora Aparecida'] },
  ],
};
