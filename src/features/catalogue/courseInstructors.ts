import type { CourseInstructor } from './course';

export const amara: CourseInstructor = { id: '0c82204a-b606-5ed9-bc69-911311ba8bda', name: 'Amara Okonjo' };
export const mateo: CourseInstructor = {
  id: '0f2aaf90-ed03-50ee-aee7-11c7b9c832a7',
  name: 'Mateo Villalobos',
};
export const priya: CourseInstructor = {
  id: '2187a7c2-0222-5fee-8b86-ec42f08dc90d',
  name: 'Priya Raghunathan',
};
export const linnea: CourseInstructor = {
  id: 'de539549-9fd2-575c-8ceb-b826e10604a3',
  name: 'Linnea Sandqvist',
};
export const kenji: CourseInstructor = { id: '178837a4-3ac6-5181-beb6-a8a69fa51cca', name: 'Kenji Morisawa' };
export const yasmin: CourseInstructor = {
  id: 'c3e37594-4197-5113-9dba-dff3503d4c3c',
  name: 'Yasmin El-Sayegh',
};
export const tomasz: CourseInstructor = {
  id: '34ff5a81-b4b8-5518-b1ae-755f6e5c18fc',
  name: 'Tomasz Wielgosz',
};
export const leilani: CourseInstructor = {
  id: 'ff9acad7-8a7a-58c1-a128-8c949777ed8b',
  name: 'Leilani Kahale',
};
export const dawit: CourseInstructor = { id: '17b923e1-80a1-5a66-83cc-01ebc942b7c7', name: 'Dawit Tessema' };
export const joana: CourseInstructor = { id: 'e02a08d7-e2f3-52f8-ab77-c9ec5b9e2996', name: 'Joana Brandão' };
