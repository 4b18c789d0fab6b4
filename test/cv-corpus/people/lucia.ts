import type { Person } from '../person';

export const lucia: Person = {
  id: 'lucia',
  language: 'es',
  name: 'Lucía Fernández Peñaloza',
  title: 'Médica veterinaria',
  email: 'lucia.vet@campomail.example',
  phone: '+54 9 351 555-0187',
  place: 'Córdoba, Argentina',
  links: [{ site: 'Facebook', address: 'https://www.facebook.com/veterinaria.luciafp' }],
  summary:
    'Veterinaria de grandes animales con base en la pampa y práctica en pequeños. Maneja de noche, opera de día y escribe informes cortos.',
  work: [
    {
      company: 'Cooperativa Lechera La Tranquera',
      position: 'Asesora sanitaria',
      place: 'Villa María',
      start: '2017',
      end: 'present',
      bullets: [
        'Plan sanitario de 64 tambos y 11.000 vacas',
        'Mastitis clínica reducida en un 35 %',
        'Capacitación mensual de tamberos',
      ],
    },
    {
      company: 'Clínica Veterinaria Patitas',
      position: 'Veterinaria de guardia',
      place: 'Córdoba',
      start: '2013',
      end: '2017',
      bullets: ['Urgencias y cirugía de tejidos blandos'],
    },
    {
      company: 'Estancia Los Ñandúes',
      position: 'Pasante',
      place: 'Río Cuarto',
      start: '2012',
      end: '2013',
      bullets: ['Inseminación artificial y manejo de terneros'],
    },
  ],
  education: [
    {
      institution: 'Universidad Nacional de las Sierras',
      degree: 'Especialización',
      field: 'Salud Bovina',
      place: 'Córdoba',
      start: '2015',
      end: '2017',
    },
    {
      institution: 'Universidad Nacional de las Sierras',
      degree: 'Título de Médica Veterinaria',
      place: 'Córdoba',
      start: '2006',
      end: '2012',
    },
    { institution: 'Colegio San Telmo de Unquillo', degree: 'Bachiller', place: 'Unquillo', end: '2005' },
  ],
  skills: [
    { group: 'Clínica', items: ['Cirugía bovina', 'Ecografía', 'Anestesia', 'Necropsia'] },
    {
      group: 'Gestión',
      items: ['Bienestar animal', 'Trazabilidad', 'Formulación de raciones', 'Capacitación'],
    },
  ],
  certifications: [
    { name: 'Acreditación en brucelosis y tuberculosis', issuer: 'Servicio Sanitario Federal', date: '2014' },
    { name: 'Curso de ecografía reproductiva', issuer: 'Instituto Pampero', date: '2016' },
  ],
  languages: [
    { name: 'Español', level: 'nativo' },
    { name: 'Portugués', level: 'intermedio' },
  ],
  further: [{ kind: 'interests', lines: ['Equitación, radioafición, huerta'] }],
};
