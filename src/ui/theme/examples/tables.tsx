import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TablePaginationActions from '@mui/material/TablePaginationActions';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Example } from './Example';

const sales = [
  { course: 'Prompting for beginners', students: 420 },
  { course: 'Language models from the inside', students: 188 },
  { course: 'Computer vision at home', students: 96 },
];

/** Everything in rows and columns. */
export const tables: readonly Example[] = [
  {
    shows: [
      'TableContainer',
      'Table',
      'TableHead',
      'TableBody',
      'TableFooter',
      'TableRow',
      'TableCell',
      'TableSortLabel',
    ],
    element: (
      <TableContainer component={Paper} variant="outlined">
        <Table>
          <caption>Students of your courses</caption>
          <TableHead>
            <TableRow>
              <TableCell>Course</TableCell>
              <TableCell align="right" sortDirection="desc">
                <TableSortLabel active direction="desc">
                  Students
                </TableSortLabel>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sales.map(({ course, students }, row) => (
              <TableRow key={course} hover selected={row === 1}>
                <TableCell component="th" scope="row">
                  {course}
                </TableCell>
                <TableCell align="right">{students}</TableCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell>All courses</TableCell>
              <TableCell align="right">704</TableCell>
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
    ),
  },
  {
    shows: ['TablePagination', 'TablePaginationActions'],
    element: (
      <TablePagination
        component="div"
        count={42}
        page={1}
        rowsPerPage={10}
        onPageChange={() => undefined}
        labelRowsPerPage="Courses per page:"
      />
    ),
  },
  {
    shows: ['TablePaginationActions'],
    element: (
      <TablePaginationActions
        count={42}
        page={0}
        rowsPerPage={10}
        onPageChange={() => undefined}
        getItemAriaLabel={(place) => `To the ${place} courses`}
        showFirstButton
        showLastButton
      />
    ),
  },
];
