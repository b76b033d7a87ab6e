import type { StepAnswers } from '../application';
import { MALIOBORO, SENAYAN } from './addresses';
import { companyCard, manager, managingOwner, owner, personCard } from './shareholderCards';

/** A person of the management without a share. */
export const commissioner = personCard(
  {
    id: 'agus',
    name: 'Agus Setiawan',
    phone: '081398765432',
    birthDate: ['12/03/1979', '1979-03-12'],
    gender: ['Laki-laki', 1],
    nik: '3471041203790002',
    npwp: '0123456789012346',
  },
  manager(['Komisaris Utama', 3]),
);

const MANAGEMENT = {
  at: 'management/management-shareholders',
  heading: 'Pengurus dan Pemegang Saham',
};

const answersOf = (cards: ReturnType<typeof personCard>[]): StepAnswers => ({
  ...MANAGEMENT,
  actions: cards.flatMap(({ actions }) => actions),
  stored: { shareholders: cards.map(({ stored }) => stored) },
});

/** One person who manages the company and owns all of it. The address is optional. */
export const managementMinimal = answersOf([
  personCard(
    {
      id: 'sri',
      name: 'Sri Wahyuni',
      phone: '081234567890',
      birthDate: ['05/06/1990', '1990-06-05'],
      gender: ['Perempuan', 2],
      nik: '3174074506900001',
      npwp: '0123456789012345',
    },
    managingOwner(['Direktur Utama', 1], ['100', 100]),
  ),
]);

/**
 * Two managers and two more owners, one of them a company; one person is both manager and owner.
 */
export const managementMaximal = answersOf([
  personCard(
    {
      id: 'siti',
      name: "Raden Ajeng Siti D'Angelo-Kusumaningtyas, S.E.",
      phone: '081355512345',
      birthDate: ['17/08/1988', '1988-08-17'],
      gender: ['Perempuan', 2],
      nik: '7371095708880003',
      npwp: '092542943407000',
      address: SENAYAN,
      domicile: 'Jalan Penghibur No. 10, Makassar',
    },
    managingOwner(['Direktur', 2], ['33,33', 33.33]),
  ),
  commissioner,
  companyCard(
    {
      id: 'induk',
      name: 'PT Induk & Anak (Holding)',
      npwp: '0213456789012346',
      isPublic: true,
    },
    owner(['33,34', 33.34]),
  ),
  personCard(
    {
      id: 'dewi',
      name: 'Dewi Lestari',
      phone: '081234500002',
      birthDate: ['23/09/1991', '1991-09-23'],
      gender: ['Perempuan', 2],
      nik: '3471046309910003',
      npwp: '0123456789012347',
      address: { ...MALIOBORO, rtRw: '005/006' },
    },
    owner(['33,33', 33.33]),
  ),
]);
