/** First and last names as in a US phone book: of many origins, none of a real person. */
// prettier-ignore
export const FIRST_NAMES: readonly string[] = [
  'Aaliyah', 'Aaron', 'Abigail', 'Adriana', 'Ahmed', 'Aiko', 'Alejandro', 'Alicia', 'Amara', 'Amit', 'Andre', 'Angela',
  'Anh', 'Anita', 'Antonio', 'Barbara', 'Beatriz', 'Benjamin', 'Bianca', 'Brandon', 'Brenda', 'Brian', 'Caleb', 'Camila',
  'Carlos', 'Caroline', 'Cedric', 'Chen', 'Cheryl', 'Chloe', 'Christopher', 'Claire', 'Connor', 'Crystal', 'Curtis', 'Daniel',
  'Darnell', 'David', 'Deborah', 'Deepak', 'Denise', 'Derek', 'Diego', 'Dolores', 'Donna', 'Ebony', 'Eduardo', 'Eleanor',
  'Elena', 'Elijah', 'Elizabeth', 'Emeka', 'Emily', 'Eric', 'Esther', 'Eva', 'Fatima', 'Felix', 'Frances', 'Gabriel',
  'Gary', 'Gloria', 'Grace', 'Hannah', 'Hassan', 'Heather', 'Hector', 'Henry', 'Hiroshi', 'Ian', 'Imani', 'Ingrid',
  'Isaac', 'Isabella', 'Ivan', 'Jamal', 'Janet', 'Jasmine', 'Javier', 'Jeffrey', 'Jennifer', 'Jesse', 'Jin', 'Joanna',
  'Joseph', 'Joyce', 'Juan', 'Judith', 'Julia', 'Karen', 'Karim', 'Katherine', 'Keisha', 'Kenji', 'Kevin', 'Kimberly',
  'Kwame', 'Lamar', 'Laura', 'Leilani', 'Leonard', 'Leticia', 'Linda', 'Logan', 'Lorenzo', 'Lucia', 'Luis', 'Malik',
  'Marcus', 'Margaret', 'Maria', 'Martin', 'Mei', 'Melissa', 'Michael', 'Miguel', 'Mohamed', 'Monica', 'Nadia', 'Naomi',
  'Natalie', 'Nathan', 'Nia', 'Nicholas', 'Olga', 'Oliver', 'Olivia', 'Omar', 'Oscar', 'Pamela', 'Patricia', 'Paul',
  'Peter', 'Priya', 'Rachel', 'Rajesh', 'Ramon', 'Rebecca', 'Renee', 'Ricardo', 'Robert', 'Rosa', 'Ruth', 'Ryan',
  'Samantha', 'Samuel', 'Sandra', 'Sanjay', 'Sarah', 'Sean', 'Shanice', 'Sofia', 'Stephanie', 'Steven', 'Susan', 'Svetlana',
  'Tamika', 'Teresa', 'Terrence', 'Thomas', 'Tiffany', 'Timothy', 'Tomoko', 'Tyler', 'Valentina', 'Vanessa', 'Victor', 'Vikram',
  'Walter', 'Wei', 'Wendy', 'William', 'Xavier', 'Yolanda', 'Yusuf', 'Zachary', 'Zainab',
];

// prettier-ignore
export const LAST_NAMES: readonly string[] = [
  'Abernathy', 'Abdi', 'Adeyemi', 'Aguilar', 'Alvarez', 'Anderson', 'Baker', 'Banerjee', 'Barnes', 'Begay', 'Bennett', 'Bianchi',
  'Blackwood', 'Bouchard', 'Boyd', 'Brooks', 'Bryant', 'Burke', 'Cabrera', 'Calloway', 'Campbell', 'Carter', 'Castillo', 'Chandra',
  'Chang', 'Chavez', 'Cho', 'Clark', 'Coleman', 'Cooper', 'Cortez', 'Crawford', 'Cruz', 'Dalton', 'Davenport', 'Davis',
  'Delgado', 'Desai', 'Diaz', 'Diop', 'Dixon', 'Doyle', 'Duarte', 'Eastman', 'Edwards', 'Ellis', 'Eriksson', 'Espinoza',
  'Farah', 'Ferguson', 'Fitzgerald', 'Flores', 'Foster', 'Franklin', 'Fujimoto', 'Gallagher', 'Garcia', 'Gardner', 'Gebre', 'Gonzalez',
  'Graham', 'Greene', 'Gupta', 'Gutierrez', 'Haddad', 'Hamilton', 'Hansen', 'Harris', 'Hayes', 'Hernandez', 'Hoffman', 'Holloway',
  'Howard', 'Huang', 'Hussein', 'Ibarra', 'Ibrahim', 'Inoue', 'Iyer', 'Jackson', 'Jacobs', 'Jenkins', 'Jimenez', 'Johansson',
  'Johnson', 'Kaminski', 'Kapoor', 'Kaur', 'Kelly', 'Khan', 'Kim', 'King', 'Kowalski', 'Kruger', 'Lam', 'Larsen',
  'Lawson', 'Le', 'Lee', 'Lewis', 'Lindqvist', 'Lopez', 'MacDonald', 'Mahmoud', 'Malone', 'Marquez', 'Marshall', 'Martinez',
  'Mbeki', 'McCoy', 'McKinney', 'Mendoza', 'Meyer', 'Mitchell', 'Montoya', 'Morales', 'Moreno', 'Morgan', 'Murphy', 'Nakamura',
  'Navarro', 'Nelson', 'Ngo', 'Nguyen', 'Novak', "O'Brien", "O'Connor", 'Okafor', 'Olsen', 'Ortiz', 'Osei', 'Owens',
  'Padilla', 'Palmer', 'Park', 'Parker', 'Patel', 'Perez', 'Peterson', 'Pham', 'Pierce', 'Powell', 'Prescott', 'Quinn',
  'Ramirez', 'Ramos', 'Rao', 'Reed', 'Reyes', 'Rhodes', 'Richardson', 'Rivera', 'Robinson', 'Rodriguez', 'Romano', 'Rosenberg',
  'Ruiz', 'Saito', 'Salazar', 'Sanchez', 'Santos', 'Schmidt', 'Schwartz', 'Shah', 'Sharma', 'Silva', 'Simmons', 'Singh',
  'Sokolov', 'Stewart', 'Stone', 'Sullivan', 'Tanaka', 'Taylor', 'Thompson', 'Torres', 'Tran', 'Tucker', 'Turner', 'Vang',
  'Vargas', 'Vasquez', 'Vaughn', 'Volkov', 'Walker', 'Wallace', 'Wang', 'Washington', 'Watanabe', 'Weaver', 'Webb', 'White',
  'Whitaker', 'Williams', 'Wong', 'Wright', 'Yamamoto', 'Yang', 'Young', 'Zamora', 'Zhang', 'Zimmerman',
];

/** Business names: `{n}` is a last name, `{p}` a town or street. */
// prettier-ignore
export const BUSINESS_NAMES: readonly string[] = [
  '{n} Family Dental', '{p} Apartments', '{n} & Sons Hardware', '{p} Veterinary Clinic', '{n} Law Group', '{p} Coffee Roasters',
  '{n} Property Management', '{p} Community Church', '{p} Elementary School', '{n} Auto Body', '{p} Self Storage', 'Café {n}',
  '{p} Brewing Company', '{n} Realty Partners', '{p} Senior Living', '{n} Chiropractic', '{p} Yoga Studio', '{n} Bakery',
  '{p} Homeowners Association', '{n} Logistics', '{p} Inn & Suites', '{n} Pharmacy', '{p} Child Care Center', '{n} Cabinetry',
  '{p} Fitness', '{n} Insurance Agency', '{p} Public Library', '{n} Development LLC', '{p} Bottling Works', '{n} Grocers',
];

/** Turns `José Núñez` into `jose.nunez`, for the part of an e-mail address before the @. */
export function mailbox(...parts: string[]): string {
  const plain = parts.map((part) =>
    part
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  );
  return plain.filter(Boolean).join('.') || 'customer';
}
